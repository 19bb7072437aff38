ALTER TABLE "villa_categories" ADD COLUMN "beds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa_categories" ADD COLUMN "view" text;--> statement-breakpoint
ALTER TABLE "villa_categories" ADD COLUMN "kitchen" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "beds" jsonb;--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "view" text;--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "kitchen" text[];--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "plan_x" integer;--> statement-breakpoint
ALTER TABLE "villas" ADD COLUMN "plan_y" integer;--> statement-breakpoint
ALTER TABLE "villa_categories" ADD CONSTRAINT "villa_categories_beds_list" CHECK (jsonb_typeof("villa_categories"."beds") = 'array');--> statement-breakpoint
ALTER TABLE "villas" ADD CONSTRAINT "villas_beds_list" CHECK (jsonb_typeof("villas"."beds") = 'array');--> statement-breakpoint
ALTER TABLE "villas" ADD CONSTRAINT "villas_place_whole" CHECK (("villas"."plan_x" is null) = ("villas"."plan_y" is null));--> statement-breakpoint
ALTER TABLE "villas" ADD CONSTRAINT "villas_place_on_plan" CHECK ("villas"."plan_x" between 0 and 400 and "villas"."plan_y" between 0 and 560);