import type { Retention } from '@tafelrunde/contract/admin/retention'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { linkLifetime } from '../accounts/credentials/links.rules.ts'
import { loginsKept } from '../accounts/logins/logins.rules.ts'
import { tidyAccounts, tidyAccountsJob } from '../accounts/tidy.service.ts'
import { faultsKept, tidyFaults, tidyFaultsJob } from '../faults/faults.service.ts'
import { intakesKept, tidyIntakes, tidyIntakesJob } from '../intake/intake.service.ts'
import { keysKept } from '../keys/keys.rules.ts'
import { tidyKeys, tidyKeysJob } from '../keys/keys.service.ts'
import { invitationLifetime, tidyInvitations, tidyInvitationsJob } from '../lecturers/invitations.service.ts'
import { mailsKept, tidyMails, tidyMailsJob } from '../mail/mail.service.ts'
import {
  healthAnswersKept,
  tidyAnswers,
  tidyAnswersJob,
} from '../participations/questions/answers.service.ts'
import { tidyUnconfirmed, tidyUnconfirmedJob, unconfirmedKept } from '../privacy/unconfirmed.service.ts'
import { refreshLifetime } from '../sessions/tokens.rules.ts'
import { receiptsKept, tidyReceipts, tidyReceiptsJob } from '../settlements/receipts/receipts.service.ts'
import { buildsKept, tidyBuilds, tidyBuildsJob } from '../storage/builds.service.ts'
import { keptSince } from '../support/support.rules.ts'
import { tidySupport, tidySupportJob } from '../support/support.service.ts'
import { deliveriesKept } from '../webhooks/webhooks.rules.ts'
import { tidyWebhooks, tidyWebhooksJob } from '../webhooks/webhooks.service.ts'
import { lasting, type OfActivities } from './lasting.service.ts'
import { periodText } from './retention.rules.ts'

type Period = OfActivities & {
  job: string
  what: string
  /** What the job does, and in which table its rows are counted. */
  tidy: (tx: Tx, deps: Deps) => Promise<unknown>
  rows: string
  period: number
  from: string
  why: string
}

/** What gives access to something, and the log of that. */
const ofAccess: Period[] = [
  {
    job: tidyUnconfirmedJob,
    of: ['accounts'],
    what: 'Konten, die niemand bestätigt hat',
    tidy: tidyUnconfirmed,
    rows: 'accounts',
    period: unconfirmedKept,
    from: 'nach der Registrierung',
    why: 'Die Adresse gehört vielleicht jemand anderem, als sich damit registriert hat.',
  },
  {
    job: tidyAccountsJob,
    of: ['accounts'],
    what: 'Anmeldungen auf Geräten',
    tidy: tidyAccounts,
    rows: 'sessions',
    period: refreshLifetime * 1000,
    from: 'nach der letzten Benutzung',
    why: 'Damit niemand auf einem vergessenen Gerät angemeldet bleibt.',
  },
  {
    job: tidyAccountsJob,
    of: ['accounts'],
    what: 'Links aus E-Mails',
    tidy: tidyAccounts,
    rows: 'links',
    period: linkLifetime,
    from: 'nach dem Versand',
    why: 'Wer einen solchen Link hat, kommt an das Konto.',
  },
  {
    job: tidyAccountsJob,
    of: ['accounts'],
    what: 'Protokoll der Anmeldungen, auch der abgelehnten',
    tidy: tidyAccounts,
    rows: 'logins',
    period: loginsKept,
    from: 'nach der Anmeldung',
    why: 'Damit sich klären lässt, ob jemand Fremdes an einem Konto war oder es versucht hat. Was eingegeben wurde und von welcher Netzadresse, steht nicht darin.',
  },
  {
    job: tidyInvitationsJob,
    of: ['lecturers'],
    what: 'Einladungen an Referenten mit ihrer Adresse',
    tidy: tidyInvitations,
    rows: 'lecturer_invitations',
    period: invitationLifetime,
    from: 'nach dem Versand',
    why: 'Wer einen solchen Link hat, kann ein Profil übernehmen.',
  },
  {
    job: tidyKeysJob,
    of: ['operation'],
    what: 'Schlüssel der Schnittstelle',
    tidy: tidyKeys,
    rows: 'api_keys',
    period: keysKept,
    from: 'nach ihrem Ende oder Widerruf',
    why: 'Damit sich klären lässt, warum ein Programm nicht mehr liest. Gelten tun sie dann schon nicht mehr. Von ihrer letzten Benutzung steht der Zeitpunkt darin und das Netz, nicht die ganze Netzadresse.',
  },
]

/** What was sent or answered; the time of requests goes by the calendar. */
const ofMessages = (now: Date): Period[] => [
  {
    job: tidyWebhooksJob,
    of: ['operation'],
    what: 'Nachrichten an benachrichtigte Programme mit deren Antworten',
    tidy: tidyWebhooks,
    rows: 'webhook_deliveries',
    period: deliveriesKept,
    from: 'nach dem Ereignis',
    why: 'Damit sich klären lässt, was ein Programm erfahren hat. Statt Namen stehen Nummern darin.',
  },
  {
    job: tidyMailsJob,
    of: ['mails'],
    what: 'Versandte E-Mails mit Text und Anhängen',
    tidy: tidyMails,
    rows: 'mails',
    period: mailsKept,
    from: 'nach dem Versand',
    why: 'Damit das Büro nachsehen kann, was ankam, und es noch einmal senden kann. Was einen Schlüssel zu einem Konto trug, geht gleich nach dem Versand.',
  },
  {
    job: tidyAnswersJob,
    of: ['needs'],
    what: 'Antworten zu Ernährung und Bedarf bei Anmeldungen',
    tidy: tidyAnswers,
    rows: 'event_answers',
    period: healthAnswersKept,
    from: 'nach dem Ende der Veranstaltung',
    why: 'Sie können etwas über Gesundheit oder Glauben sagen (Art. 9 DSGVO) und werden danach nicht mehr gebraucht. Wer sich abmeldet, dessen Antworten gehen gleich.',
  },
  {
    job: tidySupportJob,
    of: ['support'],
    what: 'Erledigte Anfragen mit ihren Antworten',
    tidy: tidySupport,
    rows: 'support_messages',
    period: now.getTime() - keptSince(now).getTime(),
    from: 'nach dem letzten Schritt',
    why: 'Damit das Büro Rückfragen versteht.',
  },
]

/** What was uploaded or reported. */
const ofFiles: Period[] = [
  {
    job: tidyFaultsJob,
    of: ['operation'],
    what: 'Fehlermeldungen der App',
    tidy: tidyFaults,
    rows: 'faults',
    period: faultsKept,
    from: 'nach dem letzten Auftreten',
    why: 'Damit Fehler gefunden werden. Namen stehen nicht darin.',
  },
  {
    job: tidyReceiptsJob,
    of: ['settlements'],
    what: 'Belege, die in keiner Abrechnung stehen',
    tidy: tidyReceipts,
    rows: 'receipts',
    period: receiptsKept,
    from: 'nach dem Hochladen',
    why: 'Sie wurden hochgeladen und nicht verwendet.',
  },
  {
    job: tidyIntakesJob,
    of: ['intake'],
    what: 'Tabellen aus Excel, die noch nicht übernommen sind',
    tidy: tidyIntakes,
    rows: 'intakes',
    period: intakesKept,
    from: 'nach dem Hochladen',
    why: 'Sie enthalten Angaben zu Personen und werden nur für die Übernahme gebraucht.',
  },
  {
    job: tidyBuildsJob,
    of: ['operation'],
    what: 'Dateien früherer Fassungen der App',
    tidy: tidyBuilds,
    rows: 'build_files',
    period: buildsKept,
    from: 'nach der neuen Fassung',
    why: 'Damit offene Fenster weiter funktionieren. Angaben zu Personen sind nicht darin.',
  },
]

/** What goes by itself, by which job, and after how many milliseconds: the very numbers that the jobs go by. */
export const periodsAt = (now: Date): Period[] => [...ofAccess, ...ofMessages(now), ...ofFiles]

/** All that is kept, for how long, and why. */
export const listRetention = (now: Date): Retention[] => [
  ...periodsAt(now).map(({ what, period, from, why }) => ({
    what,
    kept: `${periodText(period)} ${from}`,
    why,
  })),
  ...lasting.map(({ what, kept, why }) => ({ what, kept, why })),
]
