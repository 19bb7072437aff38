import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from '@/site/router'
import { createQueryClient } from '@/web/kit/query-client'
import { request } from '@/web/kit/request'
import '@/web/styles/site.css'

const queryClient = createQueryClient((url) => request('GET', url))
const router = createSiteRouter({ queryClient, today: '', siteUrl: '' })

// In small steps, between which a press is answered.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
