import { circularMail } from '../src/areas/circulars/circulars.mails.ts'
import type { Person } from '../src/areas/mail/letter.rules.ts'

/** What the office may write to many of an event. */
export const circularExample = (person: Person, event: { name: string; location: string }, appUrl: string) =>
  circularMail(
    {
      subject: 'Parken bei der {Veranstaltung}',
      text: 'am {Tag} ist der Parkplatz am Kongresshaus **gesperrt**. Bitte nehmen Sie eines der Parkhäuser:\n\n• _Parkhaus am Markt_, fünf Minuten zu Fuß\n• _Parkhaus am Bahnhof_, zehn Minuten zu Fuß',
      isNews: true,
      buttonLabel: 'Weg vom Parkhaus zeigen',
      buttonUrl: 'https://verband.example/parken',
    },
    {
      person,
      unsubscribeUrl: `${appUrl}/abbestellen/1042/6f1xq2hV0yBq8n3cTz5KfA9wLr7UjPeDsGm4XbYtNoI`,
      values: {
        Vorname: person.firstName,
        Nachname: person.lastName,
        Veranstaltung: event.name,
        Tag: '13. März 2027',
        Ort: event.location,
        'Besuchte Workshops': '2',
        Termine: '',
        'Feedback-Frist': '',
      },
    },
  )
