import type { PanelMessages } from '@zubr/i18n/panel/en'
import { SelectField, TextField } from '../components/fields/field.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './list.module.css'
import { type Filter, filters, type ListQuery, type Order, orders } from './list-query.ts'

const filterMessages = ({ list, states }: PanelMessages): Record<Filter, string> => ({
  all: list.anyState,
  running: states.running,
  stopped: states.stopped,
  changing: list.changing,
  attention: list.attention,
})
const orderMessages = ({ list, server }: PanelMessages): Record<Order, string> => ({
  created: server.created,
  name: list.name,
  state: list.state,
  end: list.paidUntil,
  players: server.players,
})

type ListToolsProps = { query: ListQuery; onChange(query: ListQuery): void }

/** Search, filter and order of a long list. */
export function ListTools({ query, onChange }: ListToolsProps) {
  const { messages } = useI18n()
  return (
    <search className={styles.tools}>
      <TextField
        wide
        type="search"
        label={messages.list.search}
        placeholder={messages.list.searchHint}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={query.text}
        onChange={({ target }) => onChange({ ...query, text: target.value })}
      />
      <Choice
        label={messages.list.state}
        options={filters}
        names={filterMessages(messages)}
        chosen={query.filter}
        onChoose={(filter) => onChange({ ...query, filter })}
      />
      <Choice
        label={messages.list.order}
        options={orders}
        names={orderMessages(messages)}
        chosen={query.order}
        onChoose={(order) => onChange({ ...query, order })}
      />
    </search>
  )
}

type ChoiceProps<Id extends string> = {
  label: string
  options: readonly Id[]
  names: Record<Id, string>
  chosen: Id
  onChoose(id: Id): void
}

function Choice<Id extends string>({ label, options, names, chosen, onChoose }: ChoiceProps<Id>) {
  return (
    <SelectField label={label} value={chosen} onChange={({ target }) => onChoose(target.value as Id)}>
      {options.map((id) => (
        <option key={id} value={id}>
          {names[id]}
        </option>
      ))}
    </SelectField>
  )
}
