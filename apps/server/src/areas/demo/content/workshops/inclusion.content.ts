import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const inclusionWorkshops = {
  'Unterstützte Kommunikation im Klassenzimmer': {
    subtitle: 'Gebärden, Symbole und sprechende Geräte',
    schooltypes: ['Förderschule', 'Grundschule', 'Gesamtschule'],
    lecturers: ['Feldkamp'],
    text: `
      Ein Kind, das nicht spricht, hat trotzdem etwas zu sagen. Unterstützte Kommunikation gelingt, wenn die ganze Klasse
      sie benutzt und nicht nur das Kind mit dem Gerät.

      Sie lernen dreißig Gebärden, bauen eine Kommunikationstafel für eine Unterrichtsstunde und probieren sechs
      Geräte aus. Zum Abschluss klären wir Antrag, Kostenträger und Fristen.`,
  },
  'Autismus-Spektrum verstehen': {
    subtitle: 'Reize, Regeln und Rückzug',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Förderschule'],
    lecturers: ['Dierksen'],
    text: `
      Neonlicht, Gongschlag, ein verlegter Raum: Was andere kaum bemerken, kann einen ganzen Vormittag kosten. Mit kleinen
      Veränderungen wird Unterricht für Kinder im Spektrum planbar und für alle ruhiger.

      Eine junge Frau mit Autismus erzählt von ihrer Schulzeit. Danach planen Sie anhand eines Fallbeispiels Sitzplatz,
      Pausen, Gruppenarbeit und den Umgang mit Überlastung.`,
  },
  'Förderplanung im Team': {
    subtitle: 'Eine Seite, vier Augen, ein nächster Schritt',
    schooltypes: ['Grundschule', 'Hauptschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Sander-Koch'],
    text: `
      Förderpläne mit acht Seiten liest niemand, auch nicht, wer sie geschrieben hat. Ein guter Plan nennt eine Stärke,
      ein Ziel und die Person, die am Montag damit beginnt.

      Wir schreiben in Teams einen Plan für ein Kind, das Sie kennen, und üben das Gespräch darüber mit dem Kind selbst.`,
  },
  'Teamteaching: zu zweit im Unterricht': {
    subtitle: 'Rollen klären, Zeit finden, Stärken nutzen',
    schooltypes: ['Grundschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Sander-Koch', 'Feldkamp'],
    text: `
      Zwei Erwachsene in einem Raum sind ein Geschenk, wenn nicht eine redet und die andere Stifte spitzt. Sechs Formen
      der Zusammenarbeit haben sich bewährt; keine davon braucht lange Absprachen.

      Gern können Sie mit Ihrer Partnerin oder Ihrem Partner kommen. Wer allein kommt, findet hier jemanden zum
      Ausprobieren.`,
  },
  'Barrierearme Unterrichtsmaterialien': {
    subtitle: 'Lesbar, hörbar, bedienbar',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Förderschule', 'Berufskolleg'],
    lecturers: ['Feldkamp'],
    text: `
      Kontrast, Überschriften, Alternativtexte: Mit wenigen Einstellungen wird aus einem Arbeitsblatt eines, das auch mit
      Vorlesefunktion und Vergrößerung funktioniert.

      Bringen Sie zwei eigene Dateien mit. Wir verbessern sie Schritt für Schritt, prüfen das Ergebnis mit einer
      Sprachausgabe und legen eine Vorlage an, die Sie künftig nur noch füllen müssen.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
