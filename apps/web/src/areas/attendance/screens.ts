/** All screens of the area in one chunk: the app's first files name it once. */
export { EntranceScreen } from './entrance/EntranceScreen.tsx'
export { OwnWorkshopScreen } from './OwnWorkshopScreen.tsx'
export { OwnWorkshopsScreen } from './OwnWorkshopsScreen.tsx'
