import type { PanelMessages } from '@zubr/i18n/panel'
import { SelectField, TextField } from '../components/field.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './list.module.css'
import { type Filter, filters, type ListQuery, type Order, orders } from './list-query.ts'

const filterWords = ({ list, states }: PanelMessages): Record<Filter, string> => ({
  all: list.anyState,
  running: states.running,
  stopped: states.stopped,
  changing: list.changing,
  attention: list.attention,
})
const orderWords = ({ list, server }: PanelMessages): Record<Order, string> => ({
  created: server.created,
  name: list.name,
  state: list.state,
  end: list.paidUntil,
  players: server.players,
})

type ListToolsProps = { query: ListQuery; onChange(query: ListQuery): void }

/** What a long list is searched, narrowed and ordered by. */
export function ListTools({ query, onChange }: ListToolsProps) {
  const { words } = useI18n()
  const [byFilter, byOrder] = [filterWords(words), orderWords(words)]
  return (
    <search className={styles.tools}>
      <TextField
        wide
        type="search"
        label={words.list.search}
        placeholder={words.list.searchHint}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={query.text}
        onChange={({ target }) => onChange({ ...query, text: target.value })}
      />
      <SelectField
        label={words.list.state}
        value={query.filter}
        onChange={({ target }) => onChange({ ...query, filter: target.value as Filter })}
      >
        {filters.map((id) => (
          <option key={id} value={id}>
            {byFilter[id]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.list.order}
        value={query.order}
        onChange={({ target }) => onChange({ ...query, order: target.value as Order })}
      >
        {orders.map((id) => (
          <option key={id} value={id}>
            {byOrder[id]}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
