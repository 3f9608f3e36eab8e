import type { DemoExhibitor } from '../demo.rules.ts'
import type { EventKey } from './events.content.ts'

export const exhibitors: DemoExhibitor<EventKey>[] = [
  {
    name: 'Verlag Kreidestrich',
    website: 'https://kreidestrich.example',
    stand: 'A1',
    events: ['pastConference', 'schoolCongress', 'conference'],
    account: 'aussteller@tafelrunde.example',
    logo: { mark: 'stroke', colour: '#1E5945', paper: '#E3EFE8' },
    text: `
      Seit 1978 macht Kreidestrich Bücher für die Grundschule, die in eine Schultasche passen und zwei Jahre halten.
      Unsere Lesereihe „Zeile für Zeile“ wird an mehr als 900 Schulen benutzt.

      Am Stand können Sie die neue Schreibwerkstatt für die Klassen 3 und 4 durchblättern und Prüfexemplare
      mitnehmen.`,
  },
  {
    name: 'Lernraum GmbH',
    website: 'https://lernraum-moebel.example',
    stand: 'A2',
    events: ['pastConference', 'schoolCongress', 'conference', 'digitalDay'],
    logo: { mark: 'grid', colour: '#2F5D8A', paper: '#E2ECF5' },
    text: `
      Tische, die eine Person allein bewegt, Stühle, auf denen man auch in der sechsten Stunde sitzt, und Schränke, die
      zugleich Stellwände sind. Lernraum plant Klassenzimmer gemeinsam mit denen, die darin arbeiten.`,
  },
  {
    name: 'Silbenbogen Lesemedien',
    website: 'https://silbenbogen.example',
    stand: 'A3',
    events: ['schoolCongress', 'conference', 'languageDay'],
    logo: { mark: 'waves', colour: '#A34A28', paper: '#FAE6DC' },
    text: `
      Silbenbogen verlegt Erstlesebücher in zwölf Sprachen, jedes mit Hörfassung. Alle Texte werden vor dem Druck von
      Kindern zur Probe gelesen und danach noch einmal gekürzt.`,
  },
  {
    name: 'Wabenwerk Stundenplan',
    website: 'https://wabenwerk.example',
    stand: 'A4',
    events: ['schoolCongress', 'conference', 'digitalDay'],
    logo: { mark: 'hexagons', colour: '#8A5A00', paper: '#FBEFCB' },
    text: `
      Stundenplan, Vertretung und Pausenaufsicht in einem Programm, das auf dem Rechner Ihrer Schule läuft. Wer möchte,
      bringt den eigenen Plan mit; wir lesen ihn am Stand ein und suchen nach Freistunden.`,
  },
  {
    name: 'Pult & Partner',
    website: 'https://pult-partner.example',
    stand: 'A5',
    events: ['pastConference', 'schoolCongress', 'conference', 'lawDay'],
    logo: { mark: 'shield', colour: '#4B3F72', paper: '#E9E4F3' },
    text: `
      Versicherungsmakler für Lehrkräfte: Diensthaftpflicht, Dienstunfähigkeit, Schlüsselverlust. Wir vergleichen
      Angebote und sagen auch, was Sie nicht brauchen. Mitglieder des Verbands erhalten eine kostenlose
      Durchsicht ihrer Verträge.`,
  },
  {
    name: 'Rechenperle Lernmaterial',
    website: 'https://rechenperle.example',
    stand: 'B1',
    events: ['pastConference', 'schoolCongress', 'conference'],
    logo: { mark: 'beads', colour: '#B3261E', paper: '#FBE6E4' },
    text: `
      Perlenketten, Zehnerstäbe und Wendeplättchen aus Buchenholz, gefertigt in einer Werkstatt für Menschen mit
      Behinderung in Auental. Zu jedem Material gehört ein Heft mit dreißig Aufgaben.`,
  },
  {
    name: 'Klangholz Instrumente',
    website: 'https://klangholz.example',
    stand: 'B2',
    events: ['conference', 'inclusionDay'],
    logo: { mark: 'bars', colour: '#6B4A2B', paper: '#F1E7DA' },
    text: `
      Xylophone, Cajons und Trommeln im Klassensatz, zum Kauf oder zur Miete für ein Halbjahr. Probieren Sie am Stand
      aus, wie gut eine Kiste klingt; leise Stunden gibt es von 13 bis 14 Uhr.`,
  },
  {
    name: 'Kolbenhof Lehrmittel',
    website: 'https://kolbenhof.example',
    stand: 'B3',
    events: ['pastConference', 'schoolCongress', 'conference'],
    logo: { mark: 'flask', colour: '#17686B', paper: '#DDF0EF' },
    text: `
      Experimentierkästen für Sachunterricht, Chemie und Physik, zusammengestellt mit dem Schülerlabor in Lindenau.
      Verbrauchsmaterial liefern wir einzeln nach, damit kein Kasten unvollständig im Schrank steht.`,
  },
  {
    name: 'Reisekompass Klassenfahrten',
    website: 'https://reisekompass.example',
    stand: 'B4',
    events: ['schoolCongress', 'conference', 'lawDay'],
    logo: { mark: 'compass', colour: '#1F4E79', paper: '#DFEAF4' },
    text: `
      Klassenfahrten mit Bahn, Fahrrad und Kanu innerhalb von vier Stunden Fahrzeit. Der Reisepreis steht vor der
      Unterschrift fest, und bei Krankheit wird jeder Platz einzeln erstattet.`,
  },
  {
    name: 'Blattwerk Schulgärten',
    website: 'https://blattwerk.example',
    stand: 'B5',
    events: ['pastConference', 'conference', 'outdoorDay'],
    logo: { mark: 'leaf', colour: '#2E7D32', paper: '#E0F1E2' },
    text: `
      Hochbeete, Saatgut und Werkzeug in Kindergröße. Blattwerk plant Schulgärten, die auch die Sommerferien überstehen,
      und schult die Gartengruppe vor Ort.`,
  },
  {
    name: 'Tafelbau Nordlicht',
    website: 'https://tafelbau-nordlicht.example',
    stand: 'C1',
    events: ['schoolCongress', 'conference', 'digitalDay'],
    logo: { mark: 'board', colour: '#184A39', paper: '#EBEAE3' },
    text: `
      Wir bauen Tafeln: grüne, weiße und leuchtende. Alte Kreidetafeln arbeiten wir auf, statt sie zu entsorgen, und
      interaktive Bildschirme liefern wir mit einer Einweisung, nach der sie auch benutzt werden.`,
  },
  {
    name: 'Lautleise Raumakustik',
    website: 'https://lautleise.example',
    stand: 'C2',
    events: ['schoolCongress', 'conference', 'inclusionDay'],
    logo: { mark: 'arcs', colour: '#7A3E6B', paper: '#F5E4F0' },
    text: `
      Hall macht müde, und wer schlecht hört, versteht nichts. Lautleise misst Klassenräume an einem Nachmittag und
      schlägt Maßnahmen vor, die der Hausmeister selbst anbringen kann.`,
  },
  {
    name: 'Buchhandlung am Markt',
    website: 'https://buchhandlung-lindenau.example',
    stand: 'C3',
    events: ['pastConference', 'schoolCongress', 'conference', 'languageDay'],
    logo: { mark: 'book', colour: '#8C1D18', paper: '#F4E4D6' },
    text: `
      Die Buchhandlung aus Lindenau bringt alle Bücher mit, die in den Workshops erwähnt werden, und bestellt fehlende
      bis Montag. Für Schulbüchereien gibt es Bücherkisten zur Ansicht.`,
  },
  {
    name: 'Verein Erste Minute',
    website: 'https://erste-minute.example',
    stand: 'C4',
    events: ['schoolCongress', 'conference', 'inclusionDay'],
    logo: { mark: 'cross', colour: '#A61E3B', paper: '#FBE3E8' },
    text: `
      Der Verein bildet Schulsanitätsdienste aus, von der Pausenaufsicht bis zum Sportfest. Am Stand können Sie an zwei
      Puppen üben und Ihre Kenntnisse auffrischen, ohne Anmeldung und in zehn Minuten.`,
  },
]
