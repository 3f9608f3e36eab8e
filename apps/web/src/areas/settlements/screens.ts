/** All screens of the area in one chunk: the app's first files name it once. */
export { SettlementScreen } from './SettlementScreen.tsx'
export { SettlementsScreen } from './SettlementsScreen.tsx'
