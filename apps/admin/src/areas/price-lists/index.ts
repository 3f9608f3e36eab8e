import type { Area } from '../../shared/area.ts'
import { PriceListEdit } from './Edit.tsx'

/** One for each event, which leads there. */
export const priceLists: Area = {
  name: 'price-lists',
  label: 'Preislisten',
  icon: 'euro',
  within: 'events',
  edit: PriceListEdit,
}
