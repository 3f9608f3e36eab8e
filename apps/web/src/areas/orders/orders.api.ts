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
} from '@tafelrunde/contract/orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { callForFile } from '../../shared/fileCalls.ts'
import { callOnce } from '../../shared/once.ts'
import { personal, queryClient } from '../../shared/query.ts'

export const exhibitionsQuery = queryOptions({
  queryKey: [personal, 'exhibitions'],
  queryFn: () => everyPage(query => call(listExhibitions, { query })),
})

export const ordersQuery = queryOptions({
  queryKey: [personal, 'orders'],
  queryFn: () => everyPage(query => call(listOrders, { query })),
})

/** One order, at first as the list has it. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersQuery.queryKey, id],
    queryFn: () => call(getOrder, { params: { id } }),
    initialData: () => queryClient.getQueryData(ordersQuery.queryKey)?.find(one => one.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(ordersQuery.queryKey)?.dataUpdatedAt,
  })

/** Shows at once what the server made of an order; the list and what is left follow. */
const keep = (order: Order) => {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order)
  void queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey, exact: true })
  void queryClient.invalidateQueries(exhibitionsQuery)
  return order
}

/** Orders tables; whatever is sent again with the same key is ordered once. */
export const sendOrder = async (event: number, wish: OrderWish, key: string) =>
  keep(await callOnce(key)(createOrder, { body: { ...wish, event } }))

export const changeOrder = async (id: number, body: OrderWish) =>
  keep(await call(replaceOrder, { params: { id }, body }))

export const withdrawOrder = async (id: number) => keep(await call(cancelOrder, { params: { id } }))

const fileOf = (bytes: Uint8Array, type: string) => new Blob([bytes.slice()], { type })

export const fetchOrderPaper = async (id: number) =>
  fileOf(await callForFile(getOrderPaper, { params: { id } }), 'application/pdf')

export const fetchInvoice = async (id: number) =>
  fileOf(await callForFile(getInvoice, { params: { id } }), 'application/pdf')

export const fetchInvoiceXml = async (id: number) =>
  fileOf(await callForFile(getInvoiceXml, { params: { id } }), 'application/xml')
