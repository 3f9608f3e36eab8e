import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const digitalWorkshops = {
  'Prüfen im Zeitalter der KI': {
    subtitle: 'Facharbeiten, Hausaufgaben und Klausuren neu denken',
    schooltypes: ['Gesamtschule', 'Gymnasium', 'Berufskolleg', 'Weiterbildungskolleg'],
    lecturers: ['Okafor', 'Demirtaş'],
    text: `
      Eine Hausarbeit beweist nicht mehr, wer sie geschrieben hat, und kein Programm erkennt es zuverlässig. Das ist
      lästig und eine gute Gelegenheit, Prüfungen zu verbessern.

      Wir stellen Formen vor, die Gespräch, Prozess und Ergebnis verbinden, und ordnen sie in die geltenden Vorgaben ein.
      In Fachgruppen bauen Sie eine Aufgabe um, die Sie im nächsten Halbjahr stellen möchten.`,
  },
  'KI-Assistenten für die Unterrichtsvorbereitung': {
    subtitle: 'Zeit sparen, ohne das Denken abzugeben',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Okafor'],
    text: `
      Differenzierte Texte, Quizfragen, Elternbriefe: Manches gelingt erstaunlich gut, manches sieht nur gut aus. Wer den
      Unterschied erkennt, gewinnt wirklich Zeit.

      Sie bearbeiten vier Aufgaben aus Ihrem Fach und protokollieren, wie lange Prüfen und Verbessern dauern. Ein kurzer
      Blick unter die Haube erklärt, warum diese Systeme überzeugend irren.`,
  },
  'Medienscouts ausbilden': {
    subtitle: 'Jugendliche beraten Jugendliche',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Grothe'],
    text: `
      Wenn im Klassenchat etwas entgleist, gehen die wenigsten zuerst zu Erwachsenen. Medienscouts sind Ansprechpersonen
      auf Augenhöhe, und sie lernen dabei selbst am meisten.

      Der Workshop zeigt Auswahl, Ausbildung und Begleitung eines Teams. Zwei Jugendliche aus einem bestehenden Team
      berichten, was sie sich von ihren Lehrkräften wünschen.`,
  },
  'Tablets im Anfangsunterricht': {
    subtitle: 'Wenig Geräte, klare Aufgaben',
    schooltypes: ['Grundschule', 'Förderschule'],
    lecturers: ['Grothe'],
    text: `
      Sechs Tablets für 26 Kinder sind kein Mangel, sondern eine Organisationsfrage. Mit Stationen, Patenschaften und
      festen Zeiten kommen alle an die Reihe.

      Wir erproben Aufnahmen beim Lesen, Trickfilme mit Rechengeschichten und ein Forschertagebuch mit Fotos. Alles
      funktioniert ohne Konto und ohne Netz.`,
  },
  'Lernplattformen klug nutzen': {
    subtitle: 'Weniger Ordner, mehr Rückmeldung',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Öztürk'],
    text: `
      Die Plattform ist da, die Kurse sind angelegt, und niemand findet etwas. Mit drei Verabredungen im Kollegium ändert
      sich das.

      Sie räumen einen Beispielkurs auf, richten Aufgaben mit Rückmeldung ein und lernen Tests kennen, die sich selbst
      auswerten. Gearbeitet wird in einem Übungsraum, der nach dem Workshop offen bleibt.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
