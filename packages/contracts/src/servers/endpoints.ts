import { z } from 'zod'
import { ConsoleAccess, consoleRights } from '../console.ts'
import { Settings } from '../cores/core.ts'
import type { Endpoints } from '../endpoint.ts'
import { Months } from '../payments/balance.ts'
import { Activity, StatsSeries } from './history.ts'
import {
  NewServer,
  NodeChoice,
  Once,
  Server,
  ServerName,
  ServerSettings,
  Subdomain,
  serverActions,
} from './server.ts'
import { SubdomainAnswer } from './subdomain-answer.ts'

const ById = z.object({ id: z.uuid() })
const own = { session: true, params: ById } as const

/** An account's servers, with a session. */
export const serversEndpoints = {
  'GET /api/servers': {
    summary: "The account's servers, oldest first",
    session: true,
    answers: { 200: z.array(Server) },
  },
  'POST /api/servers': {
    summary: 'Buys and creates a server; a paid plan takes its price from the balance',
    session: true,
    headers: Once,
    body: NewServer,
    answers: { 201: Server },
    errors: [
      'insufficient_balance',
      'currency_not_chosen',
      'plan_refused',
      'promo_refused',
      'subdomain_refused',
      'node_full',
      'node_unavailable',
      'core_refused',
      'plan_too_small',
      'eula_required',
      'conflict',
      'not_found',
      'rate_limited',
    ],
  },
  'GET /api/servers/:id': {
    summary: 'One server',
    ...own,
    right: 'view',
    answers: { 200: Server },
  },
  'PATCH /api/servers/:id': {
    summary: 'Renames a server',
    ...own,
    right: 'settings',
    limits: ['mutate'],
    body: z.object({ name: ServerName }).strict(),
    answers: { 200: Server },
    errors: ['server_not_active'],
  },
  'DELETE /api/servers/:id': {
    summary: 'Deletes a server and its data for good; its name must be typed',
    ...own,
    right: 'owner',
    body: z.object({ name: z.string().max(100) }).strict(),
    answers: { 202: Server },
    errors: ['server_not_active'],
  },
  'POST /api/servers/:id/actions': {
    summary: 'Starts, stops, restarts or kills a server',
    ...own,
    right: 'power',
    limits: ['mutate'],
    body: z.object({ action: z.enum(serverActions) }).strict(),
    answers: { 202: Server },
    errors: ['server_not_active'],
  },
  'POST /api/servers/:id/eula': {
    summary: "Agrees to the game's terms of use for a server whose core asks for it, and starts it",
    ...own,
    right: 'power',
    limits: ['mutate'],
    body: z.object({ eula: z.literal(true) }).strict(),
    answers: { 202: Server },
    errors: ['server_not_active'],
  },
  'GET /api/servers/:id/settings': {
    summary: "The form of a server's core settings, and what is set",
    ...own,
    right: 'settings',
    answers: { 200: ServerSettings },
  },
  'PATCH /api/servers/:id/settings': {
    summary: "Changes some of a server's core settings",
    ...own,
    right: 'settings',
    limits: ['mutate'],
    body: z.object({ settings: Settings }).strict(),
    answers: { 200: ServerSettings },
    errors: ['server_not_active'],
  },
  'POST /api/servers/:id/extend': {
    summary: 'Pays more months, one if not said; in time it brings a suspended server back',
    ...own,
    right: 'owner',
    headers: Once,
    body: z.object({ months: Months.optional() }).strict().nullish(),
    answers: { 200: Server },
    errors: ['insufficient_balance', 'plan_refused', 'server_not_active', 'conflict'],
  },
  'POST /api/servers/:id/console': {
    summary: "A token for a server's console at its node, for five minutes",
    ...own,
    right: 'console.read',
    limits: ['console'],
    body: z.object({ right: z.enum(consoleRights) }).strict(),
    answers: { 200: ConsoleAccess },
    errors: ['server_not_active'],
  },
  'GET /api/servers/:id/stats': {
    summary: 'Minutes of the last hour or day; whoever asks is watching for 10 s',
    ...own,
    right: 'view',
    query: z.object({ range: z.enum(['hour', 'day']).default('hour') }),
    answers: { 200: StatsSeries },
  },
  'GET /api/servers/:id/activity': {
    summary: 'What happened to a server, and who did it, newest first',
    ...own,
    right: 'activity',
    answers: { 200: Activity },
  },
  'GET /api/nodes': {
    summary: 'Nodes to choose from: whether a plan (the smallest if not given) fits, and their cores',
    session: true,
    query: z.object({ plan: z.string().max(40).optional() }),
    answers: { 200: z.array(NodeChoice) },
  },
  'GET /api/subdomains/:name': {
    summary: 'Whether a subdomain can be had',
    session: true,
    limits: ['subdomain'],
    params: z.object({ name: Subdomain }),
    answers: { 200: SubdomainAnswer },
  },
} as const satisfies Endpoints
