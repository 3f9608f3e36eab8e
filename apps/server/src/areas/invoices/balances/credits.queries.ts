import { sql } from 'drizzle-orm'
import { orders } from '../../exhibitions/exhibitions.tables.ts'
import { invoices } from '../invoices.tables.ts'
import { orderBalances } from './balances.tables.ts'

/** What was paid too much for an order, at the latest of its papers. */
export const creditCents = sql`case when ${orderBalances.openCents} < 0
  and ${invoices.id} = (select max(i.id) from ${invoices} i where i.order_id = ${orders.id})
  then -${orderBalances.openCents} else 0 end`.mapWith(Number)
