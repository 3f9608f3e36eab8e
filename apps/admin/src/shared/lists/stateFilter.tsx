import { SelectInput } from 'react-admin'
import { stateWord } from '../states.texts.ts'

/** The filter of a list by where its rows stand; always in sight. */
export const stateFilter = <State extends string>(
  states: readonly State[],
  word: (state: State) => string = stateWord,
) => (
  <SelectInput
    key="state"
    source="state"
    label="Stand"
    choices={states.map(id => ({ id, name: word(id) }))}
    alwaysOn
  />
)
