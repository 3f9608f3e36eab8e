import type { DemoAccount } from '../demo.rules.ts'
import type { LecturerName } from './lecturers.content.ts'
import type { SchooltypeName } from './schooltypes.content.ts'

/** Whom the account named `lecturer` belongs to, besides the role that it shows. */
type Account = DemoAccount & { schooltype?: SchooltypeName; lecturer?: LecturerName }

export const demoPassword = 'Tafelrunde-2026'

/** The accounts to look around with, as the start-up output prints them. */
export const demoAccounts: Account[] = [
  {
    email: 'lehrerin@tafelrunde.example',
    role: 'Teilnehmerin mit laufenden und früheren Anmeldungen',
    firstName: 'Friederike',
    lastName: 'Möllenkamp',
    birthday: '1986-05-17',
    customerNumber: '204817',
    schooltype: 'Grundschule',
  },
  {
    email: 'neu@tafelrunde.example',
    role: 'Teilnehmer ohne Anmeldung',
    firstName: 'Hannes',
    lastName: 'Wiebold',
    customerNumber: '231406',
    schooltype: 'Realschule',
  },
  {
    email: 'referent@tafelrunde.example',
    role: 'Referentin mit Workshops in allen Veranstaltungen',
    firstName: 'Miriam',
    lastName: 'Baumgärtner',
    customerNumber: '187302',
    schooltype: 'Grundschule',
    lecturer: 'Baumgärtner',
  },
  {
    email: 'aussteller@tafelrunde.example',
    role: 'Ausstellerin',
    firstName: 'Britta',
    lastName: 'Sundermann',
    flags: { isUser: false, isExhibitor: true },
  },
  {
    email: 'buero@tafelrunde.example',
    role: 'Geschäftsstelle',
    firstName: 'Renate',
    lastName: 'Albrecht',
    flags: { isStaff: true },
  },
  {
    email: 'admin@tafelrunde.example',
    role: 'Administration',
    firstName: 'Matthias',
    lastName: 'Kühn',
    flags: { isStaff: true, isSuperuser: true },
  },
]
