/** All screens of the area in one chunk: the app's first files name it once. */
export { CheckScreen } from './CheckScreen.tsx'
export { ConfirmationScreen } from './ConfirmationScreen.tsx'
export { ConfirmationsScreen } from './ConfirmationsScreen.tsx'
export { FeedbackScreen } from './FeedbackScreen.tsx'
