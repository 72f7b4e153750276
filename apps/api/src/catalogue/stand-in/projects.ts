import { mods } from './mods.ts'
import { plugins } from './plugins.ts'
import type { MadeProject } from './project.ts'

/** Nobody's projects: what tests, the demo world and a machine without internet look through. */
export const projects: MadeProject[] = [...plugins, ...mods]

export const bySlug = new Map(projects.map((each) => [each.slug, each]))
