import { mods } from './mods.ts'
import { plugins } from './plugins.ts'
import type { FakeProject } from './project.ts'

/** Fake projects for tests, the demo world and a machine without internet. */
export const projects: FakeProject[] = [...plugins, ...mods]

export const bySlug = new Map(projects.map((each) => [each.slug, each]))
