import type { RequestedChange } from '@zubr/contracts/addons/changes'
import { SelectField } from '../../components/fields/field.tsx'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useOtherSources } from '../catalogue/other-sources.tsx'
import { sourceNames } from '../search.ts'

export type WantedProject = Extract<RequestedChange, { do: 'install' }>

type ChoiceProps = { of: WantedProject; chosen: WantedProject; onChoose(project: WantedProject): void }

/** The choice of a catalogue for a project that several have. */
export function SourceChoice({ of, chosen, onChoose }: ChoiceProps) {
  const messages = useAddonsMessages().catalogue
  const others = useOtherSources({ source: of.source, id: of.project })
  if (others.length === 0) return null
  const choices: WantedProject[] = [
    of,
    ...others.map(({ source, id }) => ({ do: 'install' as const, source, project: id })),
  ]
  return (
    <SelectField
      label={messages.source}
      value={chosen.source}
      onChange={({ target }) => {
        const choice = choices.find(({ source }) => source === target.value)
        if (choice) onChoose(choice)
      }}
    >
      {choices.map(({ source }) => (
        <option key={source} value={source}>
          {sourceNames[source]}
        </option>
      ))}
    </SelectField>
  )
}
