import type { BadgeOrder, BadgeRole } from '@tafelrunde/contract/admin/events/badges'

/** What a list of badges is about. */
export const roleTexts: Record<BadgeRole, string> = {
  participant: 'Teilnehmende',
  lecturer: 'Referentinnen und Referenten',
  exhibitor: 'Ausstellende',
  team: 'Team',
}

export const orderTexts: Record<BadgeOrder, string> = {
  name: 'alle nach Nachnamen',
  role: 'nach Rolle, dann nach Nachnamen',
}
