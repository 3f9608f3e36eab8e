import { paths } from '../../../paths.ts'

// Below the address of spec section 2; `routes.tsx` has their patterns. They stay out of the app's first files.

export const orderAddress = (id: number) => `${paths.tableOrders}/${id}`
export const changeAddress = (id: number) => `${paths.tableOrders}/${id}/change`
export const newOrderAddress = (event: number) => `${paths.tableOrders}/event/${event}`
