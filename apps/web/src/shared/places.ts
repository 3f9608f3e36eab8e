import { personal, queryClient } from './query.ts'

/** Asks again for everything that counts places; for long lists of workshops when they are next looked at. */
export const rereadPlaces = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['timeslots'] }),
    queryClient.invalidateQueries({ queryKey: ['events'] }),
    queryClient.invalidateQueries({ queryKey: ['workshop'] }),
    queryClient.invalidateQueries({ queryKey: ['workshops'], refetchType: 'none' }),
  ])

/** Asks again for everything that tells whose places they are. */
export const rereadOwn = () => queryClient.invalidateQueries({ queryKey: [personal] })
