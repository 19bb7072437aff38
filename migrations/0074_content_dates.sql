ALTER TABLE "blog_posts" ADD COLUMN "show_from" date;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "show_until" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "end_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "show_from" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "show_until" date;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD COLUMN "show_from" date;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD COLUMN "show_until" date;--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "show_from" date;--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "show_until" date;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_shown_until_not_before_from" CHECK ("blog_posts"."show_until" >= "blog_posts"."show_from");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_times_form" CHECK (coalesce("events"."start_time", '00:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and coalesce("events"."end_time", '00:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_end_time_beside_start" CHECK ("events"."end_time" is null or "events"."start_time" is not null);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_shown_until_not_before_from" CHECK ("events"."show_until" >= "events"."show_from");--> statement-breakpoint
ALTER TABLE "hero_slides" ADD CONSTRAINT "hero_slides_shown_until_not_before_from" CHECK ("hero_slides"."show_until" >= "hero_slides"."show_from");--> statement-breakpoint
ALTER TABLE "villas" ADD CONSTRAINT "villas_shown_until_not_before_from" CHECK ("villas"."show_until" >= "villas"."show_from");