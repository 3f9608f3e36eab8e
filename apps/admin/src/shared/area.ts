import type { IconName } from '@tafelrunde/ui/icons.ts'
import type { ComponentType } from 'react'

/** One area of the Verwaltung: its resource in react-admin and its entry in the menu. */
export type Area = {
  name: string
  label: string
  icon: IconName
  /** Missing where there is one of it alone, at `path`. */
  list?: ComponentType
  path?: string
  /** The area whose records lead to it: it has no entry in the menu. */
  within?: string
  /** Kept for superusers. */
  superuser?: true
  show?: ComponentType
  create?: ComponentType
  edit?: ComponentType
}
