import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const languageWorkshops = {
  'Mehrsprachigkeit als Ressource': {
    subtitle: 'Erstsprachen im Unterricht nutzen',
    schooltypes: ['Grundschule', 'Hauptschule', 'Gesamtschule'],
    lecturers: ['Baumgärtner'],
    text: `
      In vielen Klassen werden zehn Sprachen gesprochen, und neun davon bleiben vor der Tür. Dabei lernen Kinder
      leichter Deutsch, wenn sie auf das zurückgreifen dürfen, was sie schon können.

      Sie lernen vier kleine Formen kennen: den Sprachvergleich in fünf Minuten, das zweisprachige Vorlesen, die
      Wörterwand und die Sprachenporträts. Für jede gibt es ein Beispiel aus der Praxis und eine Antwort auf die
      Frage, was zu tun ist, wenn Sie die Sprache selbst nicht verstehen.`,
  },
  'Sprachsensibler Fachunterricht': {
    subtitle: 'Fachtexte knacken in Biologie, Erdkunde und Technik',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Szymański'],
    text: `
      „Die Zelle wird von einer Membran umgeben“: fünf Wörter Alltag, ein Passiv und ein Fachbegriff. Wer solche
      Sätze entschlüsseln kann, versteht auch das Fach.

      Sie untersuchen eine Doppelseite aus Ihrem eigenen Schulbuch, finden die sprachlichen Hürden und bauen zwei
      Hilfen, die den Text nicht vereinfachen, sondern zugänglich machen. Bitte bringen Sie das Buch mit.`,
  },
  'Deutsch in der Vorbereitungsklasse': {
    subtitle: 'Die ersten hundert Tage',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Berufskolleg'],
    lecturers: ['Szymański', 'Amiri'],
    text: `
      Ein Junge kommt im November, ein Mädchen im Februar, und beide sollen im Sommer am Regelunterricht teilnehmen.
      Wie gelingt ein Anfang, der jederzeit möglich ist?

      Wir zeigen einen Wochenplan, der ohne gemeinsamen Startpunkt auskommt, Rituale, die Sicherheit geben, und
      Material für Jugendliche, die noch nicht alphabetisiert sind. Ein eigener Abschnitt gilt den Belastungen,
      die manche mitbringen, und den Grenzen dessen, was Schule leisten kann.`,
  },
  'Wortschatzarbeit im DaZ-Unterricht': {
    subtitle: 'Wörter, die bleiben',
    schooltypes: ['Grundschule', 'Hauptschule', 'Förderschule'],
    lecturers: ['Baumgärtner'],
    text: `
      Ein neues Wort muss man hören, sprechen, bewegen, wiedererkennen und gebrauchen, bevor es bleibt. Listen
      allein leisten das nicht.

      Sie stellen für ein Thema Ihrer Wahl einen Grundwortschatz von dreißig Wörtern zusammen und erproben zwölf
      Spiele, die in jeder Stunde Platz finden. Alle Karten dürfen Sie mitnehmen.`,
  },
  'Einfache Sprache in allen Fächern': {
    subtitle: 'Texte so schreiben, dass alle anfangen können',
    schooltypes: ['Grundschule', 'Hauptschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Baumgärtner'],
    text: `
      Einfache Sprache ist kein Verzicht auf Inhalt. Sie ordnet, benennt und lässt weg, was nur Eindruck macht.

      Nach einer kurzen Einführung schreiben Sie ein Arbeitsblatt, eine Mitteilung an die Eltern und eine
      Versuchsanleitung um. In Paaren prüfen Sie gegenseitig, ob der Text noch stimmt.`,
  },
  'Englisch sprechen ab der ersten Stunde': {
    subtitle: 'Sprechzeit verdoppeln in Klasse 5 und 6',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Ivanova'],
    text: `
      In einer durchschnittlichen Englischstunde spricht jedes Kind weniger als eine Minute. Mit ein paar
      Handgriffen werden daraus zehn.

      Wir sprechen, und zwar Englisch: Sie erleben Sprechmühle, Kugellager und die Methode mit den zwei Würfeln
      zuerst aus der Sicht der Lernenden. Danach geht es um Korrektur, Lautstärke und die Frage, wie stille Kinder
      ihre Stimme finden.`,
  },
  'Zweite Fremdsprache: Sprechanlässe, die tragen': {
    subtitle: 'Französisch und Spanisch in den Klassen 7 bis 10',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Castellano'],
    text: `
      Nach zwei Jahren wählen viele ab, oft weil sie nie etwas sagen konnten, das ihnen wichtig war. Ein guter
      Sprechanlass braucht einen Grund, ein Gegenüber und erstaunlich wenig Grammatik.

      Die Beispiele reichen vom Telefonstreich bis zur Wohnungssuche. Sie erhalten Bewertungsbögen für mündliche
      Prüfungen, die mit einem Blick auszufüllen sind. Arbeitssprache ist Deutsch.`,
  },
  'Feste, Fasten, Fragen: Religion im Schulalltag': {
    subtitle: 'Vielfalt achten, Streit vermeiden',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule'],
    lecturers: ['Haddad'],
    text: `
      Fällt die Klassenarbeit in den Ramadan, der Ausflug auf das orthodoxe Osterfest, der Geburtstagskuchen in die
      Fastenzeit? Wer den Kalender kennt, plant ruhiger.

      Wir gehen ein Schuljahr durch und sammeln Lösungen, die sich in gemischten Klassen bewährt haben. Daneben
      bleibt Zeit für Ihre Fragen, auch für die, die man sonst ungern stellt.`,
  },
  'Kunst betrachten, Sprache finden': {
    subtitle: 'Bilder als Sprechanlass in allen Stufen',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Heidenreich'],
    text: `
      Vor einem Bild haben alle etwas zu sagen, wenn niemand zuerst nach dem Künstler fragt. Mit drei Fragen kommt
      ein Gespräch in Gang, das genau hinschaut und trotzdem offen bleibt.

      Sie erproben die Methode an sechs Werken aus sechs Jahrhunderten und übertragen sie auf ein Bild Ihrer Wahl.
      Für den Unterricht in sprachlich gemischten Klassen gibt es Satzanfänge und Wortkarten.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
