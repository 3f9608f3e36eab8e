import { Notification } from 'react-admin'

/** At the top as in the app, but long enough to read a whole sentence. */
export const TopNotification = () => (
  <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} autoHideDuration={6000} />
)
