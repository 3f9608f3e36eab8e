import type { Retention } from '@tafelrunde/contract/admin/retention'
import { kept } from '../../platform/backups/rotation.ts'
import type { ActivityName } from './processing.texts.ts'

/** Each belongs to parts of the record of processing. */
export type OfActivities = { of: ActivityName[] }

/** What stays until somebody deletes it, or because the law wants it. */
export const lasting: (Retention & OfActivities)[] = [
  {
    of: ['accounts', 'participation', 'lecturers'],
    what: 'Konto, Anmeldungen, Buchungen, Bestätigungen und Feedback',
    kept: 'bis das Konto gelöscht wird',
    why: 'Die Person braucht sie für ihre Nachweise. Danach zählen frühere Teilnahmen ohne Namen.',
  },
  {
    of: ['settlements'],
    what: 'Eingereichte Abrechnungen mit ihren Belegen',
    kept: 'werden nicht von selbst gelöscht',
    why: 'Steuerrecht (§ 147 AO); auch wenn das Konto gelöscht wird.',
  },
  {
    of: ['settlements'],
    what: 'Zuwendungsbestätigungen zu Abrechnungen',
    kept: 'werden nie gelöscht',
    why: 'Das Doppel ist zehn Jahre aufzubewahren (§ 50 Abs. 7 EStDV).',
  },
  {
    of: ['exhibitors'],
    what: 'Rechnungen und Stornorechnungen',
    kept: 'werden nie gelöscht',
    why: 'Ihre Nummern müssen lückenlos sein; Steuerrecht (§ 147 AO, § 14b UStG).',
  },
  {
    of: ['exhibitors'],
    what: 'Gesendete Auftragsbestätigungen, Zahlungserinnerungen und Mahnungen',
    kept: 'werden nicht von selbst gelöscht',
    why: 'Geschäftsbriefe, die mindestens sechs Jahre aufzuheben sind (§ 147 AO); auch wenn das Konto gelöscht wird.',
  },
  {
    of: ['operation'],
    what: 'Sicherungen',
    kept: `die letzten ${kept.days} Tage, ${kept.weeks} Wochen und ${kept.months} Monate, vor Umstiegen die letzten ${kept.upgrades}`,
    why: 'Damit nach einem Ausfall nichts fehlt. Was gelöscht wird, steht noch so lange darin.',
  },
  {
    of: ['operation'],
    what: 'Verlauf: wer was geändert hat',
    kept: 'wird nicht von selbst gelöscht',
    why: 'Damit Änderungen nachvollziehbar sind. Wer gelöscht wird, steht nicht mehr darin.',
  },
]
