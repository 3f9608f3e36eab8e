import type { IconName } from '@tafelrunde/ui/icons.ts'
import { paths } from '../paths.ts'

export type Entry =
  | { text: string; icon: IconName; path: string }
  | { text: string; icon: IconName; logout: true }
export type Group = { heading?: string; entries: Entry[] }

type Viewer = { loggedIn: boolean; account: { is_lecturer: boolean; is_exhibitor: boolean } }

/** The side menu for a viewer, exactly as spec section 2 has it. */
export const menuGroups = ({ loggedIn, account }: Viewer): Group[] => {
  const groups: (Group | false)[] = [
    {
      entries: [
        { text: 'Veranstaltungen', icon: 'calendar', path: paths.events },
        ...(loggedIn ? [{ text: 'Workshops', icon: 'list', path: paths.schedule } as const] : []),
        { text: 'Referenten', icon: 'people', path: paths.lecturers },
        { text: 'Aussteller', icon: 'exhibitors', path: paths.exhibitors },
      ],
    },
    loggedIn &&
      account.is_lecturer && {
        heading: 'Referentenmenü',
        entries: [
          { text: 'Meine Workshops', icon: 'workshops-own', path: paths.ownWorkshops },
          { text: 'Meine Abrechnungen', icon: 'euro', path: paths.settlements },
        ],
      },
    loggedIn &&
      account.is_exhibitor && {
        heading: 'Ausstellermenü',
        entries: [{ text: 'Tischbestellungen', icon: 'table', path: paths.tableOrders }],
      },
    {
      heading: 'Benutzerkonto',
      entries: loggedIn
        ? [
            { text: 'Teilnahmebestätigungen', icon: 'confirmation', path: paths.confirmations },
            { text: 'Benutzerkonto', icon: 'user', path: paths.account },
            { text: 'Abmelden', icon: 'logout', logout: true },
          ]
        : [
            { text: 'Anmelden', icon: 'login', path: paths.login },
            { text: 'Registrieren', icon: 'user-add', path: paths.register },
          ],
    },
    { heading: 'Sonstiges', entries: [{ text: 'Über uns', icon: 'info', path: paths.about }] },
  ]
  return groups.filter(group => group !== false)
}
