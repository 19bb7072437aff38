import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { videoTours } from './contract'

export const staffVideoToursQuery = defineQuery<StaffList<typeof videoTours>>('/api/admin/video-tours')
