import { type SheetFacts, sheetDocument } from '../src/areas/attendance/sheet/sheet.document.ts'
import {
  type ConfirmationFacts,
  confirmationDocument,
} from '../src/areas/confirmations/confirmation.document.ts'
import type { SessionFacts } from '../src/areas/confirmations/paper.rules.ts'
import { yearRecordDocument } from '../src/areas/confirmations/year-record.document.ts'
import { association } from '../src/areas/demo/content/association.content.ts'
import { samplePaper } from '../src/areas/office/sample-paper.document.ts'
import type { Template } from '../src/platform/papers/papers.ts'
import { badgeExamples } from './badge-examples.ts'
import { feedbackExamples } from './feedback-examples.ts'
import { invoiceExamples } from './invoice-examples.ts'
import { orderExamples } from './order-examples.ts'
import { planExamples } from './plan-examples.ts'
import { presenceExamples } from './presence-examples.ts'
import { reminderExamples } from './reminder-examples.ts'
import { settlementExamples } from './settlement-examples.ts'

const person = {
  firstName: 'Friederike',
  lastName: 'Möllenkamp',
  schooltype: 'Grundschule',
  customerNumber: '204817',
}

const session = (name: string, from: string, to: string, lecturers: string[]): SessionFacts => ({
  name,
  startsAt: new Date(`2026-11-14T${from}+01:00`),
  endsAt: new Date(`2026-11-14T${to}+01:00`),
  breakMinutes: 0,
  location: 'Kleiner Saal',
  lecturers,
  state: 'attended',
  attendedMinutes: null,
})

const parents = session('Elterngespräche souverän führen', '09:30', '11:00', ['Prof. Dr. Karin Ostermann'])
const law = session('Schulrecht für Klassenleitungen', '11:30', '14:30', ['Dr. Henning Voß'])
const bullying = session('Mobbing erkennen und handeln', '15:00', '16:30', [
  'Jonas Pfeiffer',
  'Aylin Demirtaş',
])

const confirmationFacts: ConfirmationFacts = {
  number: '2026-000187',
  code: 'K7QF3XMP92TD',
  appUrl: 'https://tafelrunde.example',
  issuedAt: new Date('2026-11-16T10:12:00+01:00'),
  association,
  person,
  event: {
    name: 'Herbsttagung 2026 „Beziehung macht Schule“',
    startsAt: new Date('2026-11-14T09:00:00+01:00'),
    endsAt: new Date('2026-11-14T17:00:00+01:00'),
    location: 'Stadthalle Lindenau, Marktplatz 3, 12346 Lindenau',
    state: 'finished',
    unitMinutes: 45,
    minimumShare: 0,
    feedbackRequired: false,
    accreditation: 'Akkreditierung des Landesinstituts: LI-2026-1187\nIQ-Nummer 02047781',
    confirmationText:
      'Die Veranstaltung ist als Fortbildung im Sinne des Landeslehrerbildungsgesetzes anerkannt.',
  },
  sessions: [parents, law, bullying],
  replaces: null,
}

const early = { ...bullying, attendedMinutes: 60 }
const longName =
  'Vom Umgang mit Vielfalt: Differenzierung, Sprachbildung und gemeinsames Lernen in der Sekundarstufe I und II'
const thirty = Array.from({ length: 10 }, (_, day) =>
  [parents, law, { ...early, name: longName }].map(slot => ({
    ...slot,
    startsAt: new Date(slot.startsAt.getTime() + day * 24 * 3_600_000),
    endsAt: new Date(slot.endsAt.getTime() + day * 24 * 3_600_000),
  })),
).flat()

const bookedNames = [
  ['Möllenkamp', 'Friederike', 'Grundschule', '204817'],
  ['Özdemir', 'Elif', 'Gymnasium', '118203'],
  ['Öttinger', 'Bernd', 'Realschule', ''],
  ['von Hohenstein-Waldenburg zu Schönfließ', 'Maria-Magdalena Theodora', 'Gemeinschaftsschule', '300871'],
  ['Ng', 'Jo', null, ''],
  ['Arslan', 'Deniz', 'Sonderpädagogisches Bildungs- und Beratungszentrum', '204112'],
] as const
const toSheetPerson = ([lastName, firstName, schooltype, customerNumber]: (typeof bookedNames)[number]) => ({
  lastName,
  firstName,
  schooltype,
  customerNumber,
})

const sheetFacts: SheetFacts = {
  drawnAt: new Date('2026-11-13T16:05:00+01:00'),
  association,
  event: confirmationFacts.event.name,
  workshop: parents.name,
  startsAt: parents.startsAt,
  endsAt: parents.endsAt,
  location: parents.location,
  lecturers: ['Prof. Dr. Karin Ostermann', 'Jonas Pfeiffer'],
  participants: bookedNames.map(toSheetPerson),
  waitlist: bookedNames.slice(0, 2).map(toSheetPerson),
}

/** Every paper of the product, also long and with whatever people enter. */
export const examples = {
  confirmation: { template: 'confirmation', document: confirmationDocument(confirmationFacts) },
  confirmationCorrected: {
    template: 'confirmation',
    document: confirmationDocument({
      ...confirmationFacts,
      sessions: [parents],
      replaces: {
        number: '2026-000102',
        issuedAt: new Date('2026-11-15T10:12:00+01:00'),
        reason: 'Der Familienname hat sich geändert.',
      },
    }),
  },
  confirmationPart: {
    template: 'confirmation',
    document: confirmationDocument({
      ...confirmationFacts,
      person: { firstName: 'Jo', lastName: 'Ng', schooltype: null, customerNumber: '' },
      event: { ...confirmationFacts.event, location: '', accreditation: '', confirmationText: '' },
      sessions: [early],
    }),
  },
  confirmationLong: {
    template: 'confirmation',
    document: confirmationDocument({
      ...confirmationFacts,
      person: {
        ...person,
        firstName: 'Maria-Magdalena Theodora Antonia',
        lastName: 'von Hohenstein-Waldenburg zu Schönfließ',
      },
      sessions: thirty,
    }),
  },
  yearRecord: {
    template: 'year-record',
    document: yearRecordDocument({
      year: 2026,
      issuedAt: confirmationFacts.issuedAt,
      association,
      person,
      events: [
        { ...confirmationFacts.event, sessions: [parents, law, bullying] },
        {
          ...confirmationFacts.event,
          name: 'Tag der Grundschule',
          location: 'Bürgerhaus',
          sessions: [early],
        },
      ],
    }),
  },
  signInSheet: { template: 'sign-in-sheet', document: sheetDocument(sheetFacts) },
  signInSheetLong: {
    template: 'sign-in-sheet',
    document: sheetDocument({
      ...sheetFacts,
      workshop: longName,
      participants: Array.from({ length: 9 }, () => sheetFacts.participants).flat(),
    }),
  },
  signInSheetEmpty: {
    template: 'sign-in-sheet',
    document: sheetDocument({ ...sheetFacts, location: '', lecturers: [], participants: [], waitlist: [] }),
  },
  sample: { template: 'sample', document: samplePaper(association, confirmationFacts.issuedAt) },
  ...planExamples,
  ...badgeExamples,
  ...presenceExamples,
  ...feedbackExamples,
  ...settlementExamples,
  ...orderExamples,
  ...invoiceExamples,
  ...reminderExamples,
} satisfies Record<string, { template: Template; document: object; xml?: string }>
