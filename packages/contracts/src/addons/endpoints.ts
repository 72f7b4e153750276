import { maxExtraPorts, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { FilePath } from '../files/operations.ts'
import { Once } from '../servers/server.ts'
import { AddonPlan, ChangePlanInput, KnownAddon, ServerChange } from './changes.ts'
import { maxPresent, PresentAddon } from './installed.ts'
import { KnownPack, PackAgreement, PackPreview, PackVersion } from './pack.ts'

const ofServer = { session: true, params: z.object({ id: z.uuid() }) } as const
const one = { session: true, params: z.object({ id: z.uuid(), change: z.uuid() }) } as const

/** `path`: a `.mrpack` among the server's files. */
const PackInput = z.union([PackVersion, z.object({ path: FilePath }).strict()])

/** Addons of servers, and changes that can be reverted. */
export const addonsEndpoints = {
  'POST /api/servers/:id/addons/known': {
    summary: 'What files are there, by their hashes, and the newest version of each that fits the server',
    ...ofServer,
    right: 'addons',
    limits: ['addons'],
    body: z.object({ present: z.array(PresentAddon).max(maxPresent) }).strict(),
    answers: { 200: z.array(KnownAddon) },
  },
  'POST /api/servers/:id/addons/plan': {
    summary: 'What would be done to install, update or remove addons, and what speaks against it',
    ...ofServer,
    right: 'addons',
    limits: ['addons'],
    body: ChangePlanInput,
    answers: { 200: AddonPlan },
  },
  'POST /api/servers/:id/addons': {
    summary:
      'Does what a plan has shown; `conflict` where the plan is another by now, or something else is under way',
    ...ofServer,
    right: 'addons',
    limits: ['mutate', 'addons'],
    headers: Once,
    body: ChangePlanInput.extend({
      digest: z.string().max(100),
      /** Purposes of the plan's ports that the server gets in the same step. */
      ports: z.array(z.enum(portPurposes)).max(maxExtraPorts).optional(),
    }).strict(),
    answers: { 202: ServerChange },
    errors: ['server_not_active', 'conflict', 'too_many_ports', 'no_free_ports'],
  },
  'GET /api/servers/:id/changes': {
    summary: 'The last changes of what a server runs, newest first',
    ...ofServer,
    right: 'view',
    answers: { 200: z.array(ServerChange) },
  },
  'POST /api/servers/:id/changes/:change/undo': {
    summary: 'Takes a change back: by the backup made before it, or the files that it replaced',
    ...one,
    right: 'addons',
    limits: ['mutate'],
    answers: { 202: ServerChange },
    errors: ['server_not_active', 'conflict', 'no_backups'],
  },
  'POST /api/servers/:id/changes/:change/cancel': {
    summary: 'Calls a change off that is under way: the files are what they were',
    ...one,
    right: 'addons',
    limits: ['mutate'],
    answers: { 202: ServerChange },
    errors: ['conflict'],
  },
  'POST /api/servers/:id/changes/:change/agree': {
    summary:
      'Agrees to a modpack that was read: a safety backup is made, the server stops, and the pack is put in place',
    ...one,
    right: 'addons',
    limits: ['mutate'],
    body: PackAgreement.nullish(),
    answers: { 202: ServerChange },
    errors: ['server_not_active', 'conflict', 'core_refused', 'no_backups'],
  },
  'GET /api/servers/:id/changes/:change/pack': {
    summary: 'What a modpack turned out to be, once it was read',
    ...one,
    right: 'view',
    answers: { 200: PackPreview },
  },
  'POST /api/servers/:id/pack/known': {
    summary:
      'What the modpack is that is there, by the hash of its archive, and the newest version of it; null: unknown',
    ...ofServer,
    right: 'addons',
    limits: ['addons'],
    body: z.object({ sha512: z.string().max(128) }).strict(),
    answers: { 200: KnownPack.nullable() },
  },
  'POST /api/servers/:id/pack': {
    summary:
      'Has a modpack read, of a catalogue or of an uploaded file; it is put in place once its owner has agreed',
    ...ofServer,
    right: 'addons',
    limits: ['mutate'],
    headers: Once,
    body: PackInput,
    answers: { 202: ServerChange },
    errors: ['server_not_active', 'conflict', 'core_refused', 'core_not_there'],
  },
} as const satisfies Endpoints
