import { getOrderLetter, listOrderLetters } from '@tafelrunde/contract/exhibitions/letters'
import {
  cancelOrder,
  createOrder,
  getInvoice,
  getInvoiceXml,
  getOrder,
  getOrderPaper,
  listExhibitions,
  listOrders,
  type Order,
  type OrderWish,
  replaceOrder,
} from '@tafelrunde/contract/exhibitions/orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'
import { callForFile } from '../../shared/queries/fileCalls.ts'
import { listAndOne } from '../../shared/queries/listAndOne.ts'
import { callOnce } from '../../shared/queries/once.ts'
import { personal, queryClient } from '../../shared/queries/query.ts'
import { invalidate } from '../../shared/queries/stale.ts'

export const exhibitionsQuery = queryOptions({
  queryKey: [personal, 'exhibitions'],
  queryFn: () => everyPage(query => call(listExhibitions, { query })),
})

export const { all: ordersQuery, one: orderQuery } = listAndOne([personal, 'orders'], {
  all: () => everyPage(query => call(listOrders, { query })),
  one: id => call(getOrder, { params: { id } }),
})

/** What was sent about an order. */
export const lettersQuery = (id: number) =>
  queryOptions({
    queryKey: [personal, 'orders', id, 'letters'],
    queryFn: () => call(listOrderLetters, { params: { id } }),
  })

/** Shows at once what the server made of an order; the list and what is left follow. */
const keep = (order: Order) => {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order)
  void invalidate('order')
  return order
}

/** Orders tables; whatever is sent again with the same key is ordered once. */
export const sendOrder = async (event: number, wish: OrderWish, key: string) =>
  keep(await callOnce(key)(createOrder, { body: { ...wish, event } }))

export const changeOrder = async (id: number, body: OrderWish) =>
  keep(await call(replaceOrder, { params: { id }, body }))

export const withdrawOrder = async (id: number) => keep(await call(cancelOrder, { params: { id } }))

export const fetchOrderPaper = (id: number) => callForFile(getOrderPaper, { params: { id } })

export const fetchInvoice = (id: number) => callForFile(getInvoice, { params: { id } })

export const fetchInvoiceXml = (id: number) => callForFile(getInvoiceXml, { params: { id } })

export const fetchLetter = (id: number) => callForFile(getOrderLetter, { params: { id } })
