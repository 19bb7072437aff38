import { createRoot } from 'react-dom/client'
import { PanelApp } from '@/admin/panel-app'
import { SERVICE_WORKER_PATH } from '@/features/offline/paths'
import { readStaffList } from '@/web/admin-kit/staff-request'
import { createQueryClient } from '@/web/kit/query-client'
import '@/web/styles/admin.css'

const container = document.getElementById('panel')
if (!container) throw new Error('The page has no place for the panel')
createRoot(container).render(<PanelApp queryClient={createQueryClient(readStaffList)} />)

// A browser that keeps nothing has the cleaning list as long as its page is open.
if (import.meta.env.PROD) navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined)
