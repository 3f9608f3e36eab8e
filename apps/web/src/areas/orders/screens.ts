/** All screens of the area in one chunk: the app's first files name it once. */
export { ChangeOrderScreen } from './form/ChangeOrderScreen.tsx'
export { NewOrderScreen } from './form/NewOrderScreen.tsx'
export { OrderScreen } from './OrderScreen.tsx'
export { OrdersScreen } from './OrdersScreen.tsx'
