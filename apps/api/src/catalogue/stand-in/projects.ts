import { mods } from './mods.ts'
import { plugins } from './plugins.ts'
import type { MadeProject } from './project.ts'

/** Fake projects for tests, the demo world and a machine without internet. */
export const projects: MadeProject[] = [...plugins, ...mods]

export const bySlug = new Map(projects.map((each) => [each.slug, each]))
