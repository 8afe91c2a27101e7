import Testing
import Typefaces

@Suite struct FontNameTests {
  @Test(arguments: [
    ("HelveticaNeue", FontFamily.helveticaNeue, 0.0, false),
    ("Helvetica Neue", .helveticaNeue, 0, false),
    ("HelveticaNeue-UltraLightItalic", .helveticaNeue, -0.8, true),
    ("HelveticaNeue-Light", .helveticaNeue, -0.4, false),
    ("Helvetica-BoldOblique", .helvetica, 0.4, true), ("ArialMT", .arial, 0, false),
    ("Arial-BoldItalicMT", .arial, 0.4, true), ("TimesNewRomanPSMT", .timesNewRoman, 0, false),
    ("TimesNewRomanPS-BoldMT", .timesNewRoman, 0.4, false), ("Times-Roman", .times, 0, false),
    ("CourierNewPS-ItalicMT", .courierNew, 0, true), ("Courier-Bold", .courier, 0.4, false),
    ("Menlo-Regular", .menlo, 0, false), ("Georgia-BoldItalic", .georgia, 0.4, true),
    ("Avenir-Heavy", .avenir, 0.56, false), ("Avenir-Book", .avenir, 0, false),
    ("Avenir-MediumOblique", .avenir, 0.23, true), ("AvenirNext-DemiBold", .avenirNext, 0.3, false),
    ("Avenir Next", .avenirNext, 0, false), ("Futura-Medium", .futura, 0.23, false),
    ("Optima-ExtraBlack", .optima, 0.62, false), ("GillSans-SemiBold", .gillSans, 0.3, false),
    ("TrebuchetMS-Bold", .trebuchet, 0.4, false), ("Verdana-Bold", .verdana, 0.4, false),
    ("Palatino-Roman", .palatino, 0, false), (".SFUIText-Semibold", .sanFrancisco, 0.3, false),
    (".SFUI-Regular", .sanFrancisco, 0, false), ("SFProDisplay-Black", .sanFrancisco, 0.62, false),
    (".SFNSText", .sanFrancisco, 0, false), ("SFMono-Medium", .sanFranciscoMono, 0.23, false),
    ("SFProRounded-Thin", .sanFranciscoRounded, -0.6, false),
    (".AppleSystemUIFont", .sanFrancisco, 0, false),
  ])
  func `A name says family, weight and slant`(
    name: String, family: FontFamily, weight: Double, isItalic: Bool
  ) {
    let typeface = Typeface(named: name)
    #expect(typeface.family == family)
    #expect(typeface.weight == weight)
    #expect(typeface.isItalic == isItalic)
    #expect(typeface.familyName == family.name)
  }

  @Test(arguments: [
    ("OpenSans-Semibold", FontFamily.helveticaNeue, "OpenSans", 0.3),
    ("AGaramondPro-Regular", .times, "AGaramondPro", 0),
    ("JetBrainsMono-Bold", .menlo, "JetBrainsMono", 0.4),
    ("NotoSerif-LightItalic", .times, "NotoSerif", -0.4),
    ("PT Sans Serif", .helveticaNeue, "PT Sans Serif", 0),
    ("TimesSquare", .times, "TimesSquare", 0),
    ("AmericanTypewriter-Bold", .times, "AmericanTypewriter", 0.4),
    ("Lucida Sans Typewriter", .menlo, "Lucida Sans Typewriter", 0),
    ("MonotypeCorsiva", .helveticaNeue, "MonotypeCorsiva", 0),
    ("Flora-Medium", .helveticaNeue, "Flora", 0.23),
    ("Lora-Regular", .times, "Lora", 0), ("EBGaramond-Regular", .times, "EBGaramond", 0),
    ("SourceSerif4-Bold", .times, "SourceSerif4", 0.4), ("IBMPlexMono", .menlo, "IBMPlexMono", 0),
    ("Inconsolata-Bold", .menlo, "Inconsolata", 0.4),
    ("MerriweatherSans-Light", .helveticaNeue, "MerriweatherSans", -0.4),
    ("", .helveticaNeue, "", 0),
    ("---", .helveticaNeue, "---", 0),
  ])
  func `An unknown family is measured as the nearest by its name, and says so`(
    name: String, family: FontFamily, familyName: String, weight: Double
  ) {
    let typeface = Typeface(named: name)
    #expect(typeface.family == family)
    #expect(typeface.familyName == familyName)
    #expect(typeface.weight == weight)
  }

  @Test func `Condensed fonts are narrower`() {
    let wide = ScaledTypeface(Typeface(named: "Futura-Medium"), size: 17).width(of: "Narrow")
    let narrow = ScaledTypeface(Typeface(named: "Futura-CondensedMedium"), size: 17).width(
      of: "Narrow")
    #expect(Typeface(named: "Futura-CondensedMedium").isCondensed)
    #expect(narrow < 0.85 * wide)
  }
}
