import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const lawWorkshops = {
  'Schulrecht für Klassenleitungen': {
    subtitle: 'Aufsicht, Noten, Ordnungsmaßnahmen',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Voß'],
    text: `
      Darf ich das Telefon bis Freitag behalten? Muss ich die Note begründen? Wer haftet, wenn beim Ausflug jemand
      stürzt? Klassenleitungen treffen jeden Tag Entscheidungen mit rechtlichen Folgen, meist in Sekunden.

      An zwanzig kurzen Fällen aus der Beratung des Verbands lernen Sie die Grundlinien des Schulrechts kennen: was Sie
      dürfen, was Sie müssen und wann Sie besser erst nachfragen. Stimmen Sie per Karte ab, dann hören Sie die Antwort
      der Gerichte.

      Eigene Fragen können Sie vorab an die Geschäftsstelle senden. Sie werden ohne Namen behandelt.`,
  },
  'Aufsicht und Haftung auf Klassenfahrten': {
    subtitle: 'Planen, verreisen, ruhig schlafen',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Voß'],
    text: `
      Vom Vertrag mit der Unterkunft bis zur Nachtruhe: Eine Klassenfahrt ist rechtlich eine Kette von Zusagen. Wer sie
      kennt, reist gelassener.

      Wir besprechen Genehmigung, Kosten, Medikamente, Badeerlaubnis und vorzeitige Heimreise. Eine Prüfliste führt Sie
      durch die Wochen davor.`,
  },
  'Nachteilsausgleich bei Lese-Rechtschreib-Schwierigkeiten': {
    subtitle: 'Recht und gute Praxis in Grundschule und Sekundarstufe I',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Voß', 'Baumgärtner'],
    text: `
      Mehr Zeit, größere Schrift, mündlich statt schriftlich: Was zulässig ist, entscheidet die Konferenz, und was hilft,
      weiß oft das Kind. Ein Jurist und eine Pädagogin sehen gemeinsam auf dieselben Fälle.

      Sie unterscheiden Nachteilsausgleich und Notenschutz, formulieren einen Beschluss und planen Maßnahmen, die in der
      Klasse niemanden hervorheben.`,
  },
  'Datenschutz im Klassenzimmer': {
    subtitle: 'Fotos, Noten, Messenger: klare Antworten',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Wolff'],
    text: `
      Darf der Geburtstagskalender im Flur hängen? Das meiste, was im Unterricht vorkommt, ist erlaubt, wenn man drei
      Fragen vorher stellt.

      Wir gehen vierzig Alltagssituationen durch und sortieren sie in Grün, Gelb und Rot. Für die gelben gibt es
      Vorlagen. Am Schluss wissen Sie, welche Daten auf Ihrem privaten Gerät nichts zu suchen haben.`,
  },
  'Urheberrecht für Lehrkräfte': {
    subtitle: 'Kopieren, zeigen, teilen',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Wolff'],
    text: `
      Fünfzehn Prozent eines Werkes, ein ganzes Bild, ein Film bis fünf Minuten: Die Schranken für den Unterricht sind
      großzügiger, als viele glauben, aber sie enden am Schultor.

      Sie prüfen Ihr eigenes Material, lernen freie Lizenzen richtig anzugeben und erfahren, was für Texte und Bilder
      aus Sprachmodellen gilt.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
