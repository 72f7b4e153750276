import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({
  site: 'https://starlight.example',
  integrations: [
    starlight({
      title: 'Block notes',
      social: [{ icon: 'github', label: 'Code', href: 'https://code.example' }],
      sidebar: [{ label: 'Guides', items: [{ label: 'A guide', slug: 'guides/first' }] }],
    }),
  ],
})
