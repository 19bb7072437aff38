import { createRoot } from 'react-dom/client'
import { PanelApp } from '@/admin/panel-app'
import { readStaffList } from '@/web/admin-kit/staff-request'
import { createQueryClient } from '@/web/kit/query-client'
import '@/web/styles/admin.css'

const container = document.getElementById('panel')
if (!container) throw new Error('The page has no place for the panel')
createRoot(container).render(<PanelApp queryClient={createQueryClient(readStaffList)} />)
