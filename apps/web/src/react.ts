// React's code runs where it is first imported, in one long task with all of the app's own code; so it has a turn of its
// own before that (`start.ts`).
// oxlint-disable-next-line no-unassigned-import -- it is to run, no more
import 'react-dom/client'
