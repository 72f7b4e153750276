import { plans } from '@zubr/content/plans'
import { capacityOfPlan } from '@zubr/domain/nodes/capacity'
import { editionOf, planOf } from '@zubr/domain/plans'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { ApiFailure } from '../api/request.ts'
import { TextField } from '../components/fields/field.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PageTitle } from '../components/page-title.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import {
  areListsUnavailable,
  availableFirst,
  bestNode,
  isOffered,
  kindsFor,
  kindToSelect,
  obstacleOf,
} from '../cores/offer.ts'
import { newestOf } from '../cores/versions.ts'
import { useI18n } from '../i18n.tsx'
import { CoreSection } from './core/core-section.tsx'
import styles from './create.module.css'
import { desiredOf } from './desired.ts'
import {
  beginFromSearch,
  coreFromSearch,
  type Draft,
  planFromSearch,
  readDraft,
  request,
  storeDraft,
  termOf,
} from './draft.ts'
import { NodeOptions } from './node-options.tsx'
import { obstacleText } from './obstacle-text.ts'
import { BeginChoice } from './pack/begin-choice.tsx'
import { PackSection } from './pack/pack-section.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PromoField } from './promo-field.tsx'
import { type Checked, isSubdomain, useSubdomain } from './subdomain.ts'
import { SubdomainField } from './subdomain-field.tsx'
import { Summary } from './summary.tsx'
import { useBought, useBuying } from './use-buying.ts'
import { usePings } from './use-pings.ts'
import { usePrice } from './use-price.ts'

/**
 * Creates a server: name, subdomain, plan, core with its version, node, and the price with its
 * calculation.
 */
export default function CreatePage() {
  const { messages } = useI18n()
  const { failed } = useToasts()
  const [search, setSearch] = useSearchParams()
  const planId = planFromSearch(search)
  const plan = planOf(plans, planId)
  if (!plan) throw new Error(`no plan ${planId}`)
  const [draft, setDraft] = useState(readDraft)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    storeDraft(next)
  }
  const nodes = useEndpoint(15_000, 'GET /api/nodes', { query: { plan: planId } })
  const { quote, isKnown, currency, payment } = usePrice(plan, draft)
  const cores = useEndpoint(null, 'GET /api/cores')
  const servers = useEndpoint(null, 'GET /api/servers')
  const lastNodes = useRef(nodes.data)
  if (nodes.data) lastNodes.current = nodes.data
  const { pings, first } = usePings(nodes.data, nodes.at)
  const checked = useSubdomain(draft.subdomain)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ name: string; checked: Checked }>()
  const { busy, create, payFor } = useBuying()
  const [recounted, setRecounted] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useBought(() => {
    storeDraft(null)
    change(readDraft())
  })
  const edition = editionOf(plan)
  const isFree = plan.tier === 'free'
  const { memoryMb } = capacityOfPlan(plan)
  const isLoading = lastNodes.current === undefined || (cores.data === undefined && !cores.failure)
  const known = { nodes: lastNodes.current ?? [], offers: cores.data ?? [] }
  const bare = areListsUnavailable(known.offers)
  const offered = kindsFor(known, edition, memoryMb)
  const kinds = bare && !isLoading ? availableFirst(offered) : offered
  // The draft may be for another edition than the link.
  const begin = draft.begin ?? beginFromSearch(search)
  const isPack = edition === 'java' && begin === 'pack'
  const pack = isPack ? draft.pack?.version : undefined
  const wanted =
    [pack?.core.id, draft.core, coreFromSearch(search)].find((id) =>
      offered.some((each) => each.id === id),
    ) ?? null
  // If the list of cores failed to load, a requested core is not replaced by another.
  const isCut = cores.failure !== undefined && cores.data === undefined
  const kind = isLoading || (isCut && wanted === null) ? undefined : kindToSelect(kinds, wanted)
  const version =
    kind?.versions.find((offered) => offered.version === (pack?.core ?? draft).version) ??
    newestOf(kind?.versions ?? [])
  const core = kind && version && { id: kind.id, version: version.version }
  const node = bestNode(known.nodes, core, first, draft.node)
  const obstacle =
    isLoading || (isCut && !kind) ? undefined : obstacleOf(known.nodes, edition, { kind, core, node })
  const hasFree = servers.data?.some(
    (existing) => existing.contract !== 'deleted' && planOf(plans, existing.plan)?.tier === 'free',
  )
  const isNamed = draft.name.trim() !== ''
  const subdomain = refused?.name === draft.subdomain ? refused.checked : checked
  const nameable = isSubdomain(draft.subdomain) && subdomain.state !== 'refused'
  const lacksConsent = kind?.eula === true && !draft.eula
  const lacksPack = isPack && !pack
  const isWhole = isNamed && nameable && !lacksConsent && !lacksPack
  const file = isPack && draft.pack && 'file' in draft.pack ? draft.pack.file : undefined
  const typedPromo = draft.promo.trim() || null
  const applyPromo = (code: string | null) => change({ appliedPromo: code, promo: code ?? '' })

  async function submit() {
    setTried(true)
    // Nothing is bought at an unseen price: a changed promo code is applied first.
    const isRecounted = !isFree && typedPromo !== draft.appliedPromo
    setRecounted(isRecounted)
    if (isRecounted) applyPromo(typedPromo)
    if (!isWhole) {
      // Focuses the first invalid field after the next render.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    if (isRecounted || !core || !node) return
    const desired = desiredOf({
      plan: planId,
      term: termOf(plan, draft),
      ...{ draft, core, node },
      promoCode: quote.data?.promo?.code ?? null,
      requiresEula: kind?.eula === true,
      pack: isPack && draft.pack && pack ? { chosen: draft.pack, runs: pack } : undefined,
    })
    try {
      if (payment.atOnce === undefined) await create(desired, file)
      else await payFor(desired, payment.atOnce)
    } catch (error) {
      failed(error)
      if (!(error instanceof ApiFailure)) return
      const why = error.fields.subdomain
      if (why === 'taken' || why === 'reserved' || why === 'not_allowed')
        setRefused({ name: draft.subdomain, checked: { state: 'refused', why } })
      // The API has answered, so the next try is a new request.
      if (!['network', 'offline', 'unavailable', 'internal'].includes(error.code)) request.forget()
      quote.refresh()
      nodes.refresh()
      if (error.code === 'core_refused') cores.refresh()
    }
  }

  return (
    <div>
      <PageTitle title={messages.create.heading} />
      <h1>{messages.create.heading}</h1>
      <p className={`${panel.dim} ${styles.lead}`}>{messages.create.lead}</p>
      <form
        ref={form}
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className={panel.column}>
          <section className={`${panel.plate} ${styles.names}`}>
            <TextField
              wide
              label={messages.create.name}
              hint={messages.create.nameHint}
              placeholder={messages.create.namePlaceholder}
              maxLength={40}
              value={draft.name}
              fault={tried && !isNamed ? messages.create.missingName : undefined}
              onChange={({ target }) => change({ name: target.value })}
            />
            <SubdomainField
              value={draft.subdomain}
              checked={subdomain}
              tried={tried}
              hint={
                edition === 'bedrock' ? messages.create.subdomainHintBedrock : messages.create.subdomainHint
              }
              onChange={(name) => change({ subdomain: name })}
            />
          </section>
          <section className={panel.plate}>
            <h2>{messages.create.plan}</h2>
            <PlanChoice
              chosen={planId}
              currency={quote.data?.balance?.currency ?? currency ?? 'BYN'}
              onChoose={(id) =>
                setSearch(
                  { ...Object.fromEntries(search), plan: id },
                  { replace: true, preventScrollReset: true },
                )
              }
              refusal={(candidate) => {
                if (!isOffered(lastNodes.current, editionOf(candidate))) return messages.create.noCore
                return candidate.tier === 'free' && hasFree ? messages.create.freeTaken : undefined
              }}
            />
          </section>
          {edition === 'java' && !isLoading && (
            <BeginChoice begin={begin} onBegin={(value) => change({ begin: value })} />
          )}
          {isPack && (
            <PackSection
              pack={draft.pack}
              offers={known.offers}
              memoryMb={memoryMb}
              missing={tried && lacksPack}
              eula={draft.eula}
              eulaMissing={tried && lacksConsent}
              onPack={(value) => change({ pack: value })}
              onEula={(agreed) => change({ eula: agreed })}
            />
          )}
          {!isPack && (
            <CoreSection
              {...{ edition, memoryMb, kinds, kind, version }}
              loading={isLoading}
              bare={bare && !isCut}
              failure={isCut ? <Loaded of={cores}>{() => null}</Loaded> : null}
              eula={draft.eula}
              eulaMissing={tried && lacksConsent}
              onKind={(id) => change({ core: id, version: null })}
              onVersion={(value) => change({ version: value })}
              onEula={(agreed) => change({ eula: agreed })}
            />
          )}
          <section className={panel.plate}>
            <h2>{messages.create.node}</h2>
            <p className={`${panel.dim} ${styles.lead}`}>{messages.create.nodeHint}</p>
            <Loaded of={lastNodes.current ? { ...nodes, data: lastNodes.current } : nodes}>
              {(list) => (
                <NodeOptions
                  nodes={list}
                  core={core}
                  coreName={kind?.name}
                  pings={pings}
                  chosen={node}
                  onChoose={(value) => change({ node: value })}
                />
              )}
            </Loaded>
          </section>
        </div>
        <div className={`${panel.column} ${styles.side}`}>
          {!isFree && (
            <div className={panel.plate}>
              <PromoField
                typed={draft.promo}
                applied={draft.appliedPromo}
                quote={quote.data}
                onType={(promo) => {
                  setRecounted(false)
                  change({ promo })
                }}
                onApply={applyPromo}
              />
            </div>
          )}
          <Summary
            plan={plan}
            quote={quote}
            currency={currency}
            payment={{ ...payment, hasFile: file !== undefined }}
            months={draft.months}
            onMonths={(months) => change({ months })}
            // Until the nodes are loaded, a click would be lost.
            ready={!isLoading && isKnown && (kind !== undefined || !isCut)}
            obstacle={obstacle && obstacleText(messages, obstacle)}
            busy={busy}
            recounted={recounted}
            fault={tried && !isWhole ? messages.create.fault : undefined}
          />
        </div>
      </form>
    </div>
  )
}
