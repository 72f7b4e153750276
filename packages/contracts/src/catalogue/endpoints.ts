import { addonKinds } from '@zubr/domain/cores/addons'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { addonSorts, addonSources, sourceStates } from './catalogue-constants.ts'
import { AddonProject, AddonSummary, AddonVersion } from './projects.ts'

/** A server's software, which determines compatibility. */
const Target = z.object({ core: z.string().max(40), gameVersion: z.string().max(40) })

/** State of each queried source; `at`: age of its data. */
const SourceAnswer = z.object({
  source: z.enum(addonSources),
  state: z.enum(sourceStates),
  at: z.iso.datetime().nullable(),
})

export const AddonSearch = Target.extend({
  kind: z.enum(addonKinds),
  /** All enabled ones if absent. */
  source: z.enum(addonSources).optional(),
  query: z.string().trim().max(100).default(''),
  /** A name from `GET /api/catalogue/categories`. */
  category: z.string().max(60).optional(),
  sort: z.enum(addonSorts).default('relevance'),
  /** Includes projects that do not fit this core and version. */
  all: z.enum(['true', 'false']).default('false'),
  offset: z.coerce.number<number>().int().min(0).max(10_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
})

const One = z.object({ source: z.enum(addonSources), id: z.string().max(100) })

export const AddonHit = AddonSummary.extend({
  /** The same project in other catalogues, as far as this search found it. */
  others: z.array(One),
})
export type AddonHit = z.infer<typeof AddonHit>

export const AddonHits = z
  .object({
    hits: z.array(AddonHit),
    /** An upper bound: a project of two catalogues counts once after both results were read. */
    total: z.number().int(),
    sources: z.array(SourceAnswer),
  })
  .meta({ id: 'AddonHits' })
export type AddonHits = z.infer<typeof AddonHits>

/** Plugins, mods, datapacks and modpacks of third-party catalogues. */
export const catalogueEndpoints = {
  'GET /api/catalogue': {
    summary: 'Projects that fit a core and a version of the game, or all of them',
    session: true,
    limits: ['catalogue'],
    query: AddonSearch,
    answers: { 200: AddonHits },
  },
  'GET /api/catalogue/categories': {
    summary:
      'The categories of a kind of addons: by one name where several sources mean the same, else by ' +
      'the name at its source',
    session: true,
    query: z.object({ kind: z.enum(addonKinds) }),
    answers: { 200: z.array(z.object({ name: z.string(), sources: z.array(z.enum(addonSources)) })) },
  },
  'GET /api/catalogue/:source/:id': {
    summary: 'One project, with its description, pictures and links',
    session: true,
    limits: ['catalogue'],
    params: One,
    answers: { 200: AddonProject.extend({ state: z.enum(sourceStates), at: z.iso.datetime().nullable() }) },
    errors: ['not_found'],
  },
  'GET /api/catalogue/:source/:id/other-sources': {
    summary: 'The same project at the other catalogues; those that do not answer are left out',
    session: true,
    limits: ['catalogue'],
    params: One,
    answers: { 200: z.array(AddonSummary) },
    errors: ['not_found'],
  },
  'GET /api/catalogue/:source/:id/versions': {
    summary: "A project's versions, newest first; with a target those that fit it alone",
    session: true,
    limits: ['catalogue'],
    params: One,
    query: Target.partial(),
    answers: { 200: z.array(AddonVersion) },
    errors: ['not_found'],
  },
  'GET /api/catalogue/:source/:id/versions/:version': {
    summary: 'One version, with what has changed in it',
    session: true,
    limits: ['catalogue'],
    params: One.extend({ version: z.string().max(100) }),
    answers: { 200: AddonVersion },
    errors: ['not_found'],
  },
} as const satisfies Endpoints

/** Requested by `img` elements, not by programs. */
export const cataloguePictureEndpoints = {
  'GET /api/catalogue/pictures/:key': {
    summary: 'A picture of a project, made anew by the API: WebP',
    session: true,
    limits: ['picture'],
    params: z.object({ key: z.string().regex(/^[\da-f]{40}$/) }),
    answers: { 200: z.unknown() },
    errors: ['not_found'],
  },
} as const satisfies Endpoints
