import type { DemoLecturer } from '../demo.rules.ts'
import type { SchooltypeName } from './schooltypes.content.ts'

/** By family name. */
export const lecturersLToZ = {
  Lindemann: {
    firstName: 'Gesa',
    schooltype: 'Gesamtschule',
    position: 'Schulsozialarbeiterin, Gesamtschule Nordhafen',
    biography: `Gesa Lindemann arbeitet seit siebzehn Jahren in der Schulsozialarbeit, davon zehn an derselben Schule. Sie hat
      dort Klassenrat, Streitschlichtung und einen Notfallplan gegen Mobbing aufgebaut. Nebenbei lehrt sie an der
      Fachhochschule Musterstadt.`,
  },
  Mertens: {
    firstName: 'Prof. Dr. Joachim',
    schooltype: 'Gymnasium',
    position: 'Professor für Schulentwicklung, Universität Musterstadt',
    biography: `Joachim Mertens hat mit einem Forschungsteam über achtzig Schulen durch Veränderungen begleitet. Vor seiner
      Berufung war er Lehrer für Mathematik und Sozialwissenschaften und didaktischer Leiter einer
      Gesamtschule.`,
  },
  Nguyen: {
    firstName: 'Dr. Linh',
    schooltype: 'Realschule',
    position: 'Chemielehrerin, Schülerlabor Kolbenhof, Lindenau',
    biography: `Linh Nguyen ist promovierte Chemikerin und wechselte nach fünf Jahren in der Industrie an eine Realschule. Im
      Schülerlabor entwickelt sie Versuche, die mit Stoffen aus dem Supermarkt gelingen. Ihre Anleitungen
      werden jedes Jahr von rund zweitausend Kindern erprobt.`,
  },
  Nowak: {
    firstName: 'Piotr',
    schooltype: 'Hauptschule',
    position: 'Koordinator für Berufsorientierung, Schulamt Lindenau',
    biography: `Piotr Nowak war Bäcker, bevor er Lehrer wurde, und hält seitdem Kontakt zu Betrieben in der ganzen Region.
      Er hat das Praktikumsnetz des Kreises Lindenau aufgebaut, an dem sich inzwischen 230 Betriebe
      beteiligen.`,
  },
  Okafor: {
    firstName: 'Dr. Emeka',
    schooltype: 'Gymnasium',
    position: 'Informatiklehrer, Gymnasium am Stadtpark, Musterstadt',
    biography: `Emeka Okafor hat über maschinelles Lernen promoviert und unterrichtet Informatik und Physik. Er leitet die
      Fachkommission, die den Lehrplan Informatik der Klassen 5 und 6 geschrieben hat. Seine Lieblingsstunde
      kommt ohne ein einziges Gerät aus.`,
  },
  Ostermann: {
    firstName: 'Prof. Dr. Karin',
    schooltype: 'Gymnasium',
    position: 'Professorin für Pädagogische Psychologie, Universität Musterstadt',
    biography: `Karin Ostermann erforscht Gespräche zwischen Schule und Elternhaus. Für ihr Trainingsprogramm hat sie mit
      ihrem Team mehr als vierhundert Elterngespräche aufgezeichnet und ausgewertet. Sie war selbst zehn Jahre
      Lehrerin und hat drei Kinder durch die Schulzeit begleitet.`,
  },
  Öztürk: {
    firstName: 'Burak',
    schooltype: 'Gesamtschule',
    position: 'Mathematiklehrer, Gesamtschule Lindenau',
    biography: `Burak Öztürk unterrichtet Mathematik und Physik. Seine Erklärvideos nimmt er mit dem Telefon auf dem
      Küchentisch auf; inzwischen drehen seine Klassen die meisten selbst. Er betreut die Lernplattform seiner
      Schule und schult die Kollegien im Umkreis.`,
  },
  Petrović: {
    firstName: 'Dragan',
    schooltype: 'Hauptschule',
    position: 'Fachberater Technik, Bezirk Nord',
    biography: `Dragan Petrović ist Tischlermeister und Techniklehrer. Als Fachberater hat er über fünfzig Technikräume
      begutachtet und kennt jede Ausrede, warum die Schutzbrille gerade fehlt.`,
  },
  Pfeiffer: {
    firstName: 'Jonas',
    schooltype: 'Gymnasium',
    position: 'Deutschlehrer und Theaterpädagoge, Gymnasium Birkenfelde',
    biography: `Jonas Pfeiffer unterrichtet Deutsch und Literatur in der Sekundarstufe II. Mit Aylin Demirtaş hat er eine
      Unterrichtsreihe zum Schreiben mit Sprachmodellen entwickelt, die an zwölf Schulen erprobt wurde. Er leitet
      außerdem die Theatergruppe seiner Schule.`,
  },
  Reinhardt: {
    firstName: 'Dr. Claudia',
    schooltype: 'Gesamtschule',
    position: 'Schulpsychologin, Schulberatungsstelle Musterstadt',
    biography: `Claudia Reinhardt leitet das Krisenteam der Schulberatungsstelle und ist für 64 Schulen zuständig. Sie hat
      lange in der Kinder- und Jugendpsychiatrie gearbeitet. Kollegiale Beratung hält sie für das am meisten
      unterschätzte Werkzeug im Lehrberuf.`,
  },
  'Sander-Koch': {
    firstName: 'Annette',
    schooltype: 'Förderschule',
    position: 'Inklusionsfachberaterin, Schulamt Lindenau',
    biography: `Annette Sander-Koch hat ihre Laufbahn an einer Förderschule begonnen und arbeitet heute im gemeinsamen
      Unterricht. Als Fachberaterin unterstützt sie Teams, die sich neu finden müssen. Ihre Vorlage für den
      Förderplan passt auf eine Seite.`,
  },
  Schönfelder: {
    firstName: 'Beate',
    schooltype: 'Grundschule',
    position: 'Musiklehrerin und Chorleiterin, Grundschule Lindenau-Mitte',
    biography: `Beate Schönfelder singt jeden Morgen mit allen 240 Kindern ihrer Schule. Sie hat Schulmusik und Stimmbildung
      studiert und leitet den Kinderchor der Stadt. Wer glaubt, nicht singen zu können, ist bei ihr besonders
      willkommen.`,
  },
  Szymański: {
    firstName: 'Magdalena',
    schooltype: 'Realschule',
    position: 'Beraterin für sprachliche Bildung, Schulamt Musterstadt',
    biography: `Magdalena Szymański unterrichtet Deutsch als Zweitsprache und Biologie. Sie hat die Vorbereitungsklassen ihrer
      Schule aufgebaut und begleitet heute den Übergang in den Regelunterricht in der ganzen Stadt. Ihr Blick
      auf Fachtexte ist auch für alte Hasen neu.`,
  },
  Tiemann: {
    firstName: 'Frauke',
    schooltype: 'Grundschule',
    position: 'Leiterin des Schulgartens Auental',
    biography: `Frauke Tiemann hat aus einem Parkplatz einen Schulgarten gemacht, der heute von neun Schulen genutzt wird.
      Sie unterrichtet Sachunterricht und bildet Lehrkräfte für das Lernen im Freien aus, bei jedem
      Wetter.`,
  },
  Voß: {
    firstName: 'Dr. Henning',
    schooltype: 'Berufskolleg',
    position: 'Jurist, Rechtsschutzstelle des Verbands',
    biography: `Henning Voß berät seit 2006 Mitglieder des Verbands in allen Fragen des Schul- und Dienstrechts. Vorher war
      er Dezernent in der Schulaufsicht und kennt daher beide Seiten des Schreibtischs. Seine Fälle sind echt,
      nur die Namen sind geändert.`,
  },
  Wittenberg: {
    firstName: 'Georg',
    schooltype: 'Gymnasium',
    position: 'Schulleiter, Gymnasium am Stadtpark, Musterstadt',
    biography: `Georg Wittenberg leitet seit neun Jahren ein Gymnasium mit 1.100 Schülerinnen und Schülern. Er hat die
      Zahl der Konferenzstunden an seiner Schule halbiert und bildet angehende Schulleitungen aus.`,
  },
  Wolff: {
    firstName: 'Rebekka',
    schooltype: 'Berufskolleg',
    position: 'Datenschutzbeauftragte für Schulen, Schulamt Musterstadt',
    biography: `Rebekka Wolff ist Wirtschaftsinformatikerin und Berufsschullehrerin. Sie betreut als Datenschutzbeauftragte
      41 Schulen und beantwortet jede Frage mit einer Empfehlung, nicht mit einem Paragrafen. Zum Urheberrecht
      schreibt sie die Kolumne der Verbandszeitschrift.`,
  },
  Yıldırım: {
    firstName: 'Cem',
    schooltype: 'Gesamtschule',
    position: 'Sportlehrer und Fachmoderator, Gesamtschule Nordhafen',
    biography: `Cem Yıldırım war Handballer in der zweiten Liga und hat als Lehrer gelernt, dass Leistung nicht alles ist. Er
      moderiert die Fortbildungen im Fach Sport und hat die Broschüre „Jede und jeder wird gewählt“
      verfasst.`,
  },
} satisfies Record<string, DemoLecturer<SchooltypeName>>
