// React's code runs where it is first imported, in one long task with all of the app's own code; so it has a turn of its
// own before that (`start.ts`).
import 'react-dom/client'
