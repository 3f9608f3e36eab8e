import type { ComponentType } from 'react'
import type { IconName } from './Icon.tsx'

/** One area of the Verwaltung: its resource in react-admin and its entry in the menu. */
export type Area = {
  name: string
  label: string
  icon: IconName
  list: ComponentType
  show?: ComponentType
}
