// What nearly all screens use comes with the app's own file, as one for itself would cost the head of an answer.
// oxlint-disable no-unassigned-import -- they are to be there, no more
import '@tafelrunde/ui/dates.ts'
import '@tafelrunde/ui/names.ts'
import './areas/workshops/workshops.api.ts'
import './shared/queries/schooltypes.ts'
