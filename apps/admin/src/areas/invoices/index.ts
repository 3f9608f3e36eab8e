import type { Area } from '../../shared/area.ts'
import { InvoicesList } from './List.tsx'

export const invoices: Area = { name: 'invoices', label: 'Rechnungen', icon: 'document', list: InvoicesList }
