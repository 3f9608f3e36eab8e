/** All screens of the area in one chunk: the app's first files name it once. */
export { ExhibitorScreen } from './ExhibitorScreen.tsx'
export { ExhibitorsScreen } from './ExhibitorsScreen.tsx'
