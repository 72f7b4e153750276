import { useSearchParams } from 'react-router'
import { Segments } from '../../components/fields/segments.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { paramsOf, searchIn } from '../search.ts'

/** The choice of addon kinds, next to the pages of the tab. */
export function CatalogueKinds() {
  const { core } = useServer().server
  const messages = useAddonsMessages()
  const { kinds } = useAddons()
  const [params, setParams] = useSearchParams()
  const search = searchIn(params, core.id)
  if (kinds.length < 2) return null
  return (
    <div className={styles.scrolled}>
      <Segments
        name="kind"
        legend={messages.catalogue.kind}
        className={styles.kinds}
        options={kinds.map((kind) => [kind, messages.kinds[kind]] as const)}
        chosen={search.kind}
        onChoose={(kind) =>
          setParams(paramsOf({ ...search, kind, category: '' }, core.id), { preventScrollReset: true })
        }
      />
    </div>
  )
}
