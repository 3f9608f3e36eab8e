import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const readingWorkshops = {
  'Leseförderung in der Grundschule': {
    subtitle: 'Lautleseverfahren, Lesebänder und Diagnostik',
    schooltypes: ['Grundschule', 'Förderschule'],
    lecturers: ['Baumgärtner'],
    text: `
      Kinder, die flüssig lesen, verstehen mehr. Sie gewinnen Zeit für den Inhalt, weil das Entziffern keine Kraft
      mehr kostet. Flüssigkeit lässt sich üben, und zwar mit wenig Aufwand und der ganzen Klasse.

      Im Workshop erproben Sie drei Lautleseverfahren: das Lautlesetandem, das chorische Lesen und das Lesetheater.
      Sie planen ein Leseband von zwanzig Minuten, das in Ihren Stundenplan passt, und lernen ein Screening kennen,
      mit dem Sie den Fortschritt jedes Kindes in einer Minute festhalten.

      Bitte bringen Sie einen Text mit, den Ihre Klasse gerade liest. Kopiervorlagen und der Ablaufplan für die
      ersten sechs Wochen stehen nach der Veranstaltung bereit.`,
  },
  'Lesediagnostik digital': {
    subtitle: 'In zehn Minuten wissen, wo die Klasse steht',
    schooltypes: ['Grundschule', 'Förderschule', 'Gesamtschule'],
    lecturers: ['Karaca'],
    text: `
      Am Tablet gelesen, sofort ausgewertet: Digitale Screenings versprechen viel. Welche davon halten, was sie
      versprechen, und was sagen die Zahlen tatsächlich über ein Kind?

      Wir vergleichen vier frei zugängliche Verfahren an echten, anonymisierten Klassensätzen. Sie üben, die
      Ergebnisse zu lesen, ohne sich von Prozenträngen blenden zu lassen, und leiten für drei Kinder den jeweils
      nächsten Förderschritt ab.`,
  },
  'Rechtschreibung verstehen statt üben': {
    subtitle: 'Muster entdecken von der zweiten bis zur sechsten Klasse',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule'],
    lecturers: ['Karaca'],
    text: `
      Die deutsche Rechtschreibung ist regelmäßiger als ihr Ruf. Wer erkennt, warum „kommen“ zwei m hat und „kam“ nur
      eines, muss weniger auswendig lernen.

      Wir gehen vom betonten Wort aus, vom Zweisilber, und arbeiten mit Häusern, Garagen und viel Bewegung. Sie
      sehen Unterrichtsmitschnitte aus einer dritten und einer fünften Klasse und nehmen eine Folge von acht Stunden
      mit, die auch Kindern mit anderer Erstsprache einleuchtet.`,
  },
  'Leseclubs mit Hörbuch und Tablet': {
    subtitle: 'Viellesen für Kinder, die sonst nicht lesen',
    schooltypes: ['Grundschule', 'Hauptschule', 'Gesamtschule'],
    lecturers: ['Baumgärtner'],
    text: `
      Zuhören und gleichzeitig mitlesen: Diese einfache Verbindung bringt auch schwache Leserinnen und Leser durch
      ein ganzes Buch. Zwei Nachmittage in der Woche genügen für messbare Fortschritte.

      Sie erfahren, wie ein Leseclub mit acht bis zwölf Kindern läuft, welche Bücher sich bewährt haben und wie die
      Stadtbibliothek hilft. Danach probieren Sie aus, wie Kinder mit dem Tablet eigene Hörszenen aufnehmen.`,
  },
  'Lesen und Schreiben unter freiem Himmel': {
    subtitle: 'Wörter suchen, Texte legen, Geschichten gehen',
    schooltypes: ['Grundschule', 'Förderschule'],
    lecturers: ['Baumgärtner'],
    text: `
      Ein Schulhof ist ein großes Blatt Papier. Mit Kreide, Kastanien und Klemmbrett entstehen Sätze, die man
      abschreiten kann, und Beschreibungen, die stimmen müssen, weil der Baum noch dasteht.

      Wir arbeiten die ganze Zeit draußen. Bitte denken Sie an wetterfeste Kleidung; bei Sturm weichen wir in die
      Scheune aus.`,
  },
  'Schreiben mit Rückmeldung': {
    subtitle: 'Von der Schreibkonferenz zum überarbeiteten Text',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Demirtaş'],
    text: `
      Ein roter Rand am Ende hilft wenig, eine Frage zur rechten Zeit viel. Wie bekommen dreißig Jugendliche
      Rückmeldung, solange ihr Text noch warm ist?

      Wir üben kurze, genaue Kommentare, führen eine Schreibkonferenz durch und klären, wann das Feedback von
      Mitschülerinnen trägt und wann Sie selbst gefragt sind. Grundlage sind echte Schülertexte aus den Klassen 7
      bis 10.

      Zum Schluss planen Sie eine Überarbeitungsstunde für Ihre nächste Klassenarbeit.`,
  },
  'Literatur im Gespräch': {
    subtitle: 'Über Bücher reden, ohne sie zu zerreden',
    schooltypes: ['Gesamtschule', 'Gymnasium', 'Weiterbildungskolleg'],
    lecturers: ['Pfeiffer'],
    text: `
      Im literarischen Gespräch sitzen alle im Kreis, auch die Lehrkraft, und niemand kennt die Lösung. Das ist
      ungewohnt und führt oft weiter als jeder Fragenkatalog.

      Wir führen ein solches Gespräch zu einer Kurzgeschichte von zwei Seiten, die Sie vor Ort erhalten. Danach
      sprechen wir über Leitung, Schweigen, Steuerung und darüber, wie sich mündliche Leistungen gerecht
      beobachten lassen.`,
  },
  'Künstliche Intelligenz im Deutschunterricht': {
    subtitle: 'Schreiben, prüfen, urteilen mit Sprachmodellen',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Demirtaş', 'Pfeiffer'],
    text: `
      Sprachmodelle schreiben Inhaltsangaben in Sekunden. Die Frage ist nicht mehr, ob Jugendliche sie nutzen, sondern
      was sie dabei lernen.

      Wir stellen eine erprobte Reihe für die Klassen 8 bis 11 vor: Zuerst wird ohne Hilfe geschrieben, dann mit dem
      Modell gestritten, zuletzt begründet entschieden. Sie arbeiten selbst am Gerät und bewerten drei Texte, von
      denen einer nicht von einem Menschen stammt.

      Ein Laptop oder Tablet ist hilfreich. Zugänge stellen wir bereit; ein eigenes Konto ist nicht nötig.`,
  },
  'Lesenlernen und künstliche Intelligenz': {
    subtitle: 'Was Vorleseassistenten können und was nicht',
    schooltypes: ['Grundschule', 'Förderschule'],
    lecturers: ['Baumgärtner', 'Karaca'],
    text: `
      Programme hören Kindern beim Lesen zu, zählen Fehler und loben. Wir haben fünf von ihnen ein halbes Jahr lang in
      ersten und zweiten Klassen beobachtet.

      Im Workshop hören Sie Aufnahmen, vergleichen das Urteil der Programme mit Ihrem eigenen und überlegen, an
      welcher Stelle des Tages ein solcher Assistent entlastet. Auch die Frage, was mit den Stimmen der Kinder
      geschieht, kommt zur Sprache.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
